import { useMemo, useState } from 'react'
import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { Pages } from '../../../kit/pages'
import { Empty } from '../../../kit/empty'
import { FileDrop } from '../../../kit/files/file-drop'
import { PAGE_SIZE, useRefreshFiles } from './api'
import { Dialogs, type DialogRequest } from './dialogs'
import { ItemGrid } from './item-grid'
import { ItemTable, type ItemsProps } from './item-table'
import { SelectionBar } from './selection-bar'
import { Toolbar } from './toolbar'
import { LIBRARY_TYPES } from './kinds'
import { useChanges } from './use-changes'
import type { Item } from './types'
import type { Contents } from './use-contents'
import { usePlace } from './use-place'

/** What lies in a place, with all that can be done with it. */
export function ItemsArea({ contents }: { contents: Contents }) {
  const { place, change } = usePlace()
  const [chosen, setChosen] = useState<string[]>([])
  const [request, setRequest] = useState<DialogRequest | null>(null)
  const { items, folder, name } = contents
  const selected = useMemo(() => items.filter(({ key }) => chosen.includes(key)), [items, chosen])
  return (
    <Flex vertical gap="middle">
      <Toolbar
        mayCreate={!!folder?.can.createFolder}
        folder={folder}
        onNewFolder={() => setRequest({ what: 'new-folder' })}
        onPermissions={() => setRequest({ what: 'permissions' })}
      />
      {contents.mayUpload ? <UploadArea contents={contents} /> : null}
      <SelectionBar
        selected={selected}
        onClear={() => setChosen([])}
        onRequest={setRequest}
        name={name}
      />
      <Items items={items} chosen={chosen} onChoose={setChosen} onRequest={setRequest} />
      <Pages
        current={place.page}
        pageSize={PAGE_SIZE}
        total={contents.total}
        onChange={(number) => change({ page: number })}
        showSizeChanger={false}
        hideOnSinglePage
      />
      <Dialogs
        request={request}
        folder={folder}
        onClose={() => setRequest(null)}
        onDone={() => setChosen([])}
        onRequest={setRequest}
      />
    </Flex>
  )
}

/** Where files are dropped; a record without a folder gets one first. */
function UploadArea({ contents: { folder, record } }: { contents: Contents }) {
  const { t } = useTranslation()
  const { go } = usePlace()
  const refresh = useRefreshFiles()
  const changes = useChanges()
  if (folder) {
    return (
      <FileDrop
        url={`/api/folders/${folder.id}/files`}
        accept={LIBRARY_TYPES}
        onUploaded={() => void refresh()}
      />
    )
  }
  if (!record) return null
  const openRecord = async () => go({ folder: (await changes.openRecord(record)).id })
  return (
    <Empty
      title={t('files.files.no_folder_yet')}
      action={
        <Button type="primary" onClick={() => void openRecord()}>
          {t('files.files.open_folder')}
        </Button>
      }
    />
  )
}

interface ItemListProps extends Pick<ItemsProps, 'items' | 'chosen' | 'onChoose'> {
  onRequest: (request: DialogRequest) => void
}

/** The rows or tiles, or why there are none. */
function Items({ items, onRequest, ...selection }: ItemListProps) {
  const { t } = useTranslation()
  const { place, change, go } = usePlace()
  const open = (item: Item) =>
    item.kind === 'folder' ? go({ folder: item.folder.id }) : change({ file: item.file.id })
  const List = place.view === 'grid' ? ItemGrid : ItemTable
  if (!items.length) {
    return (
      <Empty
        title={t(place.q ? 'files.files.no_match' : 'files.files.empty')}
        hint={place.q ? undefined : t('files.files.empty_hint')}
      />
    )
  }
  return (
    <List
      {...selection}
      items={items}
      onOpen={open}
      onRename={(item) => onRequest({ what: 'rename', item })}
      onDelete={(some) => onRequest({ what: 'trash', items: some })}
    />
  )
}
