import { Skeleton } from 'antd'

/** Rows that are on their way, as tall as the rows that will take their place. */
export function RowSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="row-skeleton">
          <Skeleton.Button active block size="small" />
        </div>
      ))}
    </div>
  )
}
