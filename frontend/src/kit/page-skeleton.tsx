import { Skeleton } from 'antd'

/** Holds a page's place while its record loads. */
export function PageSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <div aria-busy>
      {/* The title of the library's skeleton is an empty heading. */}
      <Skeleton active title={false} paragraph={{ rows }} />
    </div>
  )
}
