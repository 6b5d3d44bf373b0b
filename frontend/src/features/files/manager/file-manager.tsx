import { useState } from 'react'
import { Button, Flex, Grid, Skeleton } from 'antd'
import { DeleteOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { useFollowChanges } from './api'
import { Crumbs } from './crumbs'
import { FolderTree } from './folder-tree'
import { ItemsArea } from './items-area'
import { RecordList } from './record-list'
import { TrashView } from './trash-view'
import { useContents } from './use-contents'
import { usePlace } from './use-place'
import { lazy, Suspense } from 'react'
import './file-manager.css'

const PreviewDrawer = lazy(() => import('../preview/preview-drawer'))

/** Folders and files: the tree, what lies in one place, and a look into a file. */
export default function FileManager() {
  const { t } = useTranslation()
  const { place, change, go } = usePlace()
  const narrow = Grid.useBreakpoint().lg === false
  const [treeOpen, setTreeOpen] = useState(false)
  const contents = useContents(place)
  useFollowChanges()
  const showTree = !narrow || treeOpen
  return (
    <>
      <PageHeader
        title={t('files.manager.title')}
        actions={
          <>
            {narrow ? (
              <Button aria-expanded={treeOpen} onClick={() => setTreeOpen(!treeOpen)}>
                {t('files.manager.folders')}
              </Button>
            ) : null}
            <Button
              icon={<DeleteOutlined />}
              type={place.trash ? 'primary' : 'default'}
              onClick={() => go(place.trash ? {} : { trash: true })}
            >
              {t('files.manager.trash')}
            </Button>
          </>
        }
      />
      <div className="file-manager">
        {showTree ? (
          <nav aria-label={t('files.manager.folders')} className="file-manager-tree">
            <FolderTree
              selected={place.folder ? `folder-${place.folder}` : (place.root ?? '')}
              onSelect={(target) => {
                setTreeOpen(false)
                go(target)
              }}
            />
          </nav>
        ) : null}
        <section className="file-manager-main" aria-label={t('files.manager.contents')}>
          {place.trash ? (
            <TrashView />
          ) : (
            <Flex vertical gap="small">
              <Crumbs contents={contents} />
              <Contents contents={contents} />
            </Flex>
          )}
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

function Contents({ contents }: { contents: ReturnType<typeof useContents> }) {
  const { place } = usePlace()
  if (contents.error) return <LoadFailed error={contents.error} onRetry={contents.retry} />
  if (place.root && !place.record && !place.folder) return <RecordList root={place.root} />
  if (contents.isPending) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  return <ItemsArea contents={contents} />
}
