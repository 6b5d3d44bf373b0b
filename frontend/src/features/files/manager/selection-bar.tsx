import { Button, Flex, Typography } from 'antd'
import {
  CloseOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  ScissorOutlined,
} from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Asked } from './dialogs'
import type { Item } from './types'
import { useChanges } from './use-changes'

interface SelectionBarProps {
  selected: Item[]
  /** Of the place: it names the archive. */
  name: string
  onClear: () => void
  onAsk: (asked: Asked) => void
}

const can = (item: Item, action: 'update' | 'delete') =>
  !!(item.kind === 'folder' ? item.folder.can[action] : item.file.can[action])

/** What can be done with what is selected; only what is allowed for all of it is offered. */
export function SelectionBar({ selected, name, onClear, onAsk }: SelectionBarProps) {
  const { t } = useTranslation()
  const changes = useChanges()
  const navigate = useNavigate()
  if (!selected.length) return null
  const [first] = selected
  const all = (action: 'update' | 'delete') => selected.every((item) => can(item, action))
  const files = selected.flatMap((item) => (item.kind === 'file' ? [item.file] : []))
  const pdfs = files.filter(({ mime }) => mime === 'application/pdf')
  const compare = () => void navigate(`/files/compare?a=${pdfs[0]!.id}&b=${pdfs[1]!.id}`)
  return (
    <Flex wrap gap="small" align="center" role="toolbar" aria-label={t('files.manager.selection')}>
      <Typography.Text strong>
        {t('files.manager.selected', { count: selected.length })}
      </Typography.Text>
      <Button
        icon={<DownloadOutlined />}
        onClick={() => void changes.zip(selected, name || 'files').catch(() => undefined)}
      >
        {t('files.manager.zip')}
      </Button>
      {selected.length === 1 && can(first!, 'update') ? (
        <Button icon={<EditOutlined />} onClick={() => onAsk({ what: 'rename', item: first! })}>
          {t('files.manager.rename')}
        </Button>
      ) : null}
      {all('update') ? (
        <Button icon={<ScissorOutlined />} onClick={() => onAsk({ what: 'move', items: selected })}>
          {t('files.manager.move')}
        </Button>
      ) : null}
      <Button icon={<CopyOutlined />} onClick={() => onAsk({ what: 'copy', items: selected })}>
        {t('files.manager.copy')}
      </Button>
      {pdfs.length === 2 && selected.length === 2 ? (
        <Button onClick={compare}>{t('files.manager.compare')}</Button>
      ) : null}
      {all('delete') ? (
        <Button
          danger
          icon={<DeleteOutlined />}
          onClick={() => onAsk({ what: 'trash', items: selected })}
        >
          {t('files.manager.to_trash')}
        </Button>
      ) : null}
      <Button
        type="text"
        icon={<CloseOutlined />}
        aria-label={t('files.manager.clear_selection')}
        onClick={onClear}
      />
    </Flex>
  )
}
