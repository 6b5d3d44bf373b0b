import { Button, Flex } from 'antd'
import {
  AppstoreOutlined,
  FolderAddOutlined,
  LockOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../../kit/segments'
import { SearchBox } from '../../../kit/table/search-box'
import type { Folder } from './types'
import { usePlace, type Place } from './use-place'

interface ToolbarProps {
  folder?: Folder
  mayCreate: boolean
  onNewFolder: () => void
  onPermissions: () => void
}

/** Search by name and text, list or tiles, a new folder, and who may do what here. */
export function Toolbar({ folder, mayCreate, onNewFolder, onPermissions }: ToolbarProps) {
  const { t } = useTranslation()
  const { place, change } = usePlace()
  return (
    <Flex wrap gap="small" align="center">
      <SearchBox value={place.q} onChange={(q) => change({ q, page: 1 }, { replace: true })} />
      <Segments<Place['view']>
        aria-label={t('files.files.view')}
        value={place.view}
        onChange={(view) => change({ view }, { replace: true })}
        options={[
          { value: 'list', icon: <UnorderedListOutlined aria-label={t('files.files.list')} /> },
          { value: 'grid', icon: <AppstoreOutlined aria-label={t('files.files.grid')} /> },
        ]}
      />
      {mayCreate ? (
        <Button icon={<FolderAddOutlined />} onClick={onNewFolder}>
          {t('files.files.new_folder')}
        </Button>
      ) : null}
      {folder?.can.grant ? (
        <Button icon={<LockOutlined />} onClick={onPermissions}>
          {t('files.files.permissions')}
        </Button>
      ) : null}
    </Flex>
  )
}
