import { Button, Flex, Tooltip } from 'antd'
import {
  CompressOutlined,
  DeleteOutlined,
  ExpandOutlined,
  PlusOutlined,
  RedoOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ColumnChooser } from '../../../../kit/table/column-chooser'
import type { TablePrefs } from '../../../../kit/table/use-table-prefs'
import { SCHEDULES } from '../schedule'
import { BulkEdit } from './bulk-edit'
import { selectedIds, useCommands, type GridParts } from './use-commands'

interface GridToolsProps extends GridParts {
  prefs: TablePrefs
  setAll: (isCollapsed: boolean) => void
}

/** Buttons for what the keyboard does as well. */
export function GridTools({ prefs, setAll, ...parts }: GridToolsProps) {
  const { t } = useTranslation()
  return (
    <Flex wrap gap="small" style={{ marginInlineStart: 'auto' }}>
      {parts.canEdit ? <EditTools {...parts} /> : null}
      <Tool
        icon={<CompressOutlined />}
        label={t(`${SCHEDULES}.collapse_all`)}
        onClick={() => setAll(true)}
      />
      <Tool
        icon={<ExpandOutlined />}
        label={t(`${SCHEDULES}.expand_all`)}
        onClick={() => setAll(false)}
      />
      <ColumnChooser
        columns={[...parts.all]}
        shownKeys={prefs.shownKeys}
        density={prefs.density}
        onChange={prefs.change}
      />
    </Flex>
  )
}

function EditTools(parts: GridParts) {
  const { t } = useTranslation()
  const commands = useCommands(parts)
  const { canUndo, canRedo } = parts.plan
  const count = selectedIds(parts).length
  return (
    <>
      <Button icon={<PlusOutlined />} onClick={() => void commands.run({ do: 'insert' })}>
        {t(`${SCHEDULES}.add_task`)}
      </Button>
      <BulkEdit {...parts} />
      <Tool
        icon={<DeleteOutlined />}
        label={t(`${SCHEDULES}.delete_selected`, { count })}
        disabled={!count}
        onClick={() => void commands.run({ do: 'remove' })}
      />
      <Tool
        icon={<UndoOutlined />}
        label={t('kit.undo')}
        disabled={!canUndo}
        onClick={() => void commands.run({ do: 'undo' })}
      />
      <Tool
        icon={<RedoOutlined />}
        label={t(`${SCHEDULES}.redo`)}
        disabled={!canRedo}
        onClick={() => void commands.run({ do: 'redo' })}
      />
    </>
  )
}

interface ToolProps {
  icon: React.ReactNode
  label: string
  disabled?: boolean
  onClick: () => void
}

function Tool({ icon, label, disabled, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <Button icon={icon} aria-label={label} disabled={disabled} onClick={onClick} />
    </Tooltip>
  )
}
