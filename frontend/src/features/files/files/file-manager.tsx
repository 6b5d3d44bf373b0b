import { useState } from 'react'
import { Grid } from 'antd'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../kit/page-header'
import { useFollowChanges } from './api'
import styles from './file-manager.module.css'
import { FolderTree } from './folder-tree'
import { PlaceActions } from './place-actions'
import { LookedAtFile, PlaceView } from './place-view'
import { TrashView } from './trash-view'
import { usePlace } from './use-place'

/** Folders and files: the tree, what lies in one place, and a look into a file. */
export default function FileManager() {
  const { t } = useTranslation()
  const { place, go } = usePlace()
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
      <LookedAtFile />
    </>
  )
}
