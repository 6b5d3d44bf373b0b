import { lazy, Suspense } from 'react'
import { Flex, Skeleton } from 'antd'
import { LoadFailed } from '../../../kit/load-failed'
import { Crumbs } from './crumbs'
import { ItemsArea } from './items-area'
import { RecordList } from './record-list'
import { useContents } from './use-contents'
import { usePlace } from './use-place'

const PreviewDrawer = lazy(() => import('../preview/preview-drawer'))

/** The way to a place and what lies in it. */
export function PlaceView() {
  const { place } = usePlace()
  const contents = useContents(place)
  return (
    <Flex vertical gap="small">
      <Crumbs contents={contents} />
      <Contents contents={contents} />
    </Flex>
  )
}

function Contents({ contents }: { contents: ReturnType<typeof useContents> }) {
  const { place } = usePlace()
  if (contents.error) return <LoadFailed error={contents.error} onRetry={contents.retry} />
  if (place.root && !place.record && !place.folder) return <RecordList root={place.root} />
  if (contents.isPending) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  return <ItemsArea contents={contents} />
}

/** The file that is looked at, beside the place. */
export function LookedAtFile() {
  const { place, change } = usePlace()
  if (!place.file) return null
  return (
    <Suspense fallback={null}>
      <PreviewDrawer id={place.file} onClose={() => change({ file: null })} />
    </Suspense>
  )
}
