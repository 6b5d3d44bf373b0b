import { useState } from 'react'
import { Button, Flex, Tag, Tooltip, Typography } from 'antd'
import { DeleteOutlined, StarFilled, StarOutlined, TableOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { PanelPopover } from '../panel-popover'
import { SaveViewForm } from './save-view-form'
import type { NewView, SavedView, useSavedViews } from './use-saved-views'

interface SavedViewsProps {
  store: ReturnType<typeof useSavedViews>
  /** The list as it is now, to be saved. */
  state: SavedView['state']
  onApply: (view: SavedView) => void
}

/** Named states of a list: apply, save, make default, share, delete. */
export function SavedViews({ store, state, onApply }: SavedViewsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const apply = (view: SavedView) => {
    onApply(view)
    setOpen(false)
  }
  const save = async (view: Omit<NewView, 'state'>) => {
    await store.create.mutateAsync({ ...view, state })
  }
  return (
    <PanelPopover
      open={open}
      onOpenChange={setOpen}
      placement="bottomRight"
      title={t('kit.views.title')}
      content={
        <div style={{ width: 280, maxHeight: '60vh', overflowY: 'auto' }}>
          {store.views.length === 0 ? (
            <Typography.Text type="secondary">{t('kit.views.none')}</Typography.Text>
          ) : null}
          {store.views.map((view) => (
            <ViewRow key={view.id} view={view} store={store} onApply={() => apply(view)} />
          ))}
          <SaveViewForm onSave={save} />
        </div>
      }
    >
      <Button icon={<TableOutlined />} aria-expanded={open}>
        {t('kit.views.title')}
      </Button>
    </PanelPopover>
  )
}

interface ViewRowProps {
  view: SavedView
  store: ReturnType<typeof useSavedViews>
  onApply: () => void
}

function ViewRow({ view, store, onApply }: ViewRowProps) {
  const { t } = useTranslation()
  const deleteLabel = t('kit.views.delete', { name: view.name })
  return (
    <Flex align="center" gap={4}>
      <Button
        type="text"
        onClick={onApply}
        style={{ flex: 1, justifyContent: 'flex-start', overflow: 'hidden' }}
      >
        {view.name}
      </Button>
      {view.shared ? <Tag>{t('kit.views.shared')}</Tag> : null}
      {view.can?.update === false ? null : <DefaultButton {...{ view, store }} />}
      {view.can?.delete === false ? null : (
        <Tooltip title={deleteLabel}>
          <Button
            type="text"
            size="small"
            danger
            icon={<DeleteOutlined />}
            aria-label={deleteLabel}
            onClick={() => store.remove.mutate(view)}
          />
        </Tooltip>
      )}
    </Flex>
  )
}

function DefaultButton({ view, store }: Pick<ViewRowProps, 'view' | 'store'>) {
  const { t } = useTranslation()
  const label = t(view.isDefault ? 'kit.views.unset_default' : 'kit.views.set_default')
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        size="small"
        icon={view.isDefault ? <StarFilled /> : <StarOutlined />}
        aria-label={`${label}: ${view.name}`}
        aria-pressed={view.isDefault}
        onClick={() => store.change.mutate({ view, values: { isDefault: !view.isDefault } })}
      />
    </Tooltip>
  )
}
