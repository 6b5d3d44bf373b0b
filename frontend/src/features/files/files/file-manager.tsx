import { lazy, Suspense, useState } from 'react'
import { Flex, Grid, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { useFollowChanges } from './api'
import { Crumbs } from './crumbs'
import styles from './file-manager.module.css'
import { FolderTree } from './folder-tree'
import { ItemsArea } from './items-area'
import { PlaceActions } from './place-actions'
import { RecordList } from './record-list'
import { TrashView } from './trash-view'
import { useContents } from './use-contents'
import { usePlace } from './use-place'

const PreviewDrawer = lazy(() => import('../preview/preview-drawer'))

/** Folders and files: the tree, what lies in one place, and a look into a file. */
export default function FileManager() {
  const { t } = useTranslation()
  const { place, change, go } = usePlace()
  const narrow = Grid.useBreakpoint().lg === false
  const [treeOpen, setTreeOpen] = useState(false)
  useFollowChanges()
  const toggleTree = () => setTreeOpen(!treeOpen)
  const openPlace = (target: Parameters<typeof go>[0]) => {
    setTreeOpen(false)
    go(target)
  }
  return (
    <>
      <PageHeader
        title={t('files.files.title')}
        actions={<PlaceActions narrow={narrow} treeOpen={treeOpen} onToggleTree={toggleTree} />}
      />
      <div className={styles.manager}>
        {!narrow || treeOpen ? (
          <nav aria-label={t('files.files.folders')} className={styles.tree}>
            <FolderTree
              selected={place.folder ? `folder-${place.folder}` : (place.root ?? '')}
              onSelect={openPlace}
            />
          </nav>
        ) : null}
        <section className={styles.main} aria-label={t('files.files.contents')}>
          {place.trash ? <TrashView /> : <PlaceView />}
        </section>
      </div>
      {place.file ? (
        <Suspense fallback={null}>
          <PreviewDrawer id={place.file} onClose={() => change({ file: null })} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The way to a place and what lies in it. */
function PlaceView() {
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
