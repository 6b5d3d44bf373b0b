import { useMemo, useState } from 'react'
import { Button, Flex, Pagination } from 'antd'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { FileDrop } from '../../../kit/files/file-drop'
import { PAGE_SIZE, useRefreshFiles } from './api'
import { Dialogs, type Asked } from './dialogs'
import { ItemGrid } from './item-grid'
import { ItemTable } from './item-table'
import { SelectionBar } from './selection-bar'
import { Toolbar } from './toolbar'
import { LIBRARY_TYPES } from './kinds'
import { useChanges } from './use-changes'
import type { Item } from './types'
import type { Contents } from './use-contents'
import { usePlace } from './use-place'

/** What lies in a place, with all that can be done with it. */
export function ItemsArea({ contents }: { contents: Contents }) {
  const { t } = useTranslation()
  const { place, change, go } = usePlace()
  const refresh = useRefreshFiles()
  const changes = useChanges()
  const [chosen, setChosen] = useState<string[]>([])
  const [asked, setAsked] = useState<Asked | null>(null)
  const { items, folder, record } = contents
  const selected = useMemo(() => items.filter(({ key }) => chosen.includes(key)), [items, chosen])
  const open = (item: Item) =>
    item.kind === 'folder' ? go({ folder: item.folder.id }) : change({ file: item.file.id })
  const openRecord = async () => {
    if (record) go({ folder: (await changes.openRecord(record)).id })
  }
  const List = place.view === 'grid' ? ItemGrid : ItemTable
  return (
    <Flex vertical gap="middle">
      <Toolbar
        mayCreate={!!folder?.can.createFolder}
        folder={folder}
        onNewFolder={() => setAsked({ what: 'new-folder' })}
        onPermissions={() => setAsked({ what: 'permissions' })}
      />
      {folder && contents.mayUpload ? (
        <FileDrop
          url={`/api/folders/${folder.id}/files`}
          accept={LIBRARY_TYPES}
          onUploaded={() => void refresh()}
        />
      ) : null}
      {record && !folder && contents.mayUpload ? (
        <Empty
          title={t('files.manager.no_folder_yet')}
          action={
            <Button type="primary" onClick={() => void openRecord()}>
              {t('files.manager.open_folder')}
            </Button>
          }
        />
      ) : null}
      <SelectionBar
        selected={selected}
        onClear={() => setChosen([])}
        onAsk={setAsked}
        name={contents.name}
      />
      {items.length ? (
        <List
          items={items}
          chosen={chosen}
          onChoose={setChosen}
          onOpen={open}
          onRename={(item) => setAsked({ what: 'rename', item })}
          onDelete={(some) => setAsked({ what: 'trash', items: some })}
        />
      ) : (
        <Empty
          title={t(place.q ? 'files.manager.no_match' : 'files.manager.empty')}
          hint={place.q ? undefined : t('files.manager.empty_hint')}
        />
      )}
      <Pagination
        current={place.page}
        pageSize={PAGE_SIZE}
        total={contents.total}
        onChange={(number) => change({ page: number })}
        showSizeChanger={false}
        hideOnSinglePage
      />
      <Dialogs
        asked={asked}
        folder={folder}
        onClose={() => setAsked(null)}
        onDone={() => setChosen([])}
      />
    </Flex>
  )
}
