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
import type { DialogRequest } from './dialogs'
import type { Item } from './types'
import { useChanges } from './use-changes'

interface SelectionBarProps {
  selected: Item[]
  /** Of the place: it names the archive. */
  name: string
  onClear: () => void
  onRequest: (request: DialogRequest) => void
}

const can = (item: Item, action: 'update' | 'delete') =>
  !!(item.kind === 'folder' ? item.folder.can[action] : item.file.can[action])

const canAll = (items: Item[], action: 'update' | 'delete') =>
  items.every((item) => can(item, action))

/** What can be done with what is selected; only what is allowed for all of it is offered. */
export function SelectionBar({ selected, name, onClear, onRequest }: SelectionBarProps) {
  const { t } = useTranslation()
  const changes = useChanges()
  if (!selected.length) return null
  const zip = () => void changes.zip(selected, name || 'files').catch(() => undefined)
  return (
    <Flex wrap gap="small" align="center" role="toolbar" aria-label={t('files.files.selection')}>
      <Typography.Text strong>
        {t('files.files.selected', { count: selected.length })}
      </Typography.Text>
      <Button icon={<DownloadOutlined />} onClick={zip}>
        {t('files.files.zip')}
      </Button>
      <ChangeButtons selected={selected} onRequest={onRequest} />
      <CompareButton selected={selected} />
      {canAll(selected, 'delete') ? (
        <Button
          danger
          icon={<DeleteOutlined />}
          onClick={() => onRequest({ what: 'trash', items: selected })}
        >
          {t('files.files.to_trash')}
        </Button>
      ) : null}
      <Button
        type="text"
        icon={<CloseOutlined />}
        aria-label={t('files.files.clear_selection')}
        onClick={onClear}
      />
    </Flex>
  )
}

type ChangeButtonsProps = Pick<SelectionBarProps, 'selected' | 'onRequest'>

function ChangeButtons({ selected, onRequest }: ChangeButtonsProps) {
  const { t } = useTranslation()
  const item = selected.length === 1 ? selected[0]! : null
  return (
    <>
      {item && can(item, 'update') ? (
        <Button icon={<EditOutlined />} onClick={() => onRequest({ what: 'rename', item })}>
          {t('files.files.rename')}
        </Button>
      ) : null}
      {canAll(selected, 'update') ? (
        <Button
          icon={<ScissorOutlined />}
          onClick={() => onRequest({ what: 'move', items: selected })}
        >
          {t('files.files.move')}
        </Button>
      ) : null}
      <Button icon={<CopyOutlined />} onClick={() => onRequest({ what: 'copy', items: selected })}>
        {t('files.files.copy')}
      </Button>
    </>
  )
}

/** Offered for exactly two PDFs. */
function CompareButton({ selected }: Pick<SelectionBarProps, 'selected'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const pdfs = selected.flatMap((item) =>
    item.kind === 'file' && item.file.mime === 'application/pdf' ? [item.file.id] : []
  )
  if (pdfs.length !== 2 || selected.length !== 2) return null
  const compare = () => void navigate(`/files/compare?a=${pdfs[0]}&b=${pdfs[1]}`)
  return <Button onClick={compare}>{t('files.files.compare')}</Button>
}
