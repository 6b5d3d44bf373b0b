import { useState } from 'react'
import { Button, Checkbox, Divider, Flex, Radio, Tooltip } from 'antd'
import { HolderOutlined, SettingOutlined } from '@ant-design/icons'
import { closestCenter, DndContext, KeyboardSensor, PointerSensor } from '@dnd-kit/core'
import { useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useTranslation } from 'react-i18next'
import { PanelPopover } from '../panel-popover'
import type { Density } from './use-table-prefs'

interface Choice {
  key: string
  title: string
}

interface ColumnChooserProps {
  columns: Choice[]
  shownKeys: string[]
  density: Density
  onChange: (change: {
    columns?: string[] | null
    density?: Density
    widths?: Record<string, number>
  }) => void
}

/** Shows, hides and orders columns (mouse or keyboard) and sets the density of rows. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const label = t('kit.table.columns')
  return (
    <PanelPopover
      open={open}
      onOpenChange={setOpen}
      placement="bottomRight"
      title={label}
      content={<ChooserPanel {...props} />}
    >
      <Tooltip title={open ? undefined : label}>
        <Button icon={<SettingOutlined />} aria-label={label} aria-expanded={open} />
      </Tooltip>
    </PanelPopover>
  )
}

function ChooserPanel({ columns, shownKeys, density, onChange }: ColumnChooserProps) {
  const { t } = useTranslation()
  return (
    <div style={{ width: 290, maxHeight: '60vh', overflowY: 'auto' }}>
      <ColumnChoices {...{ columns, shownKeys, onChange }} />
      <Divider style={{ marginBlock: 8 }} />
      <Radio.Group
        size="small"
        optionType="button"
        value={density}
        aria-label={t('kit.table.density')}
        onChange={(event) => onChange({ density: event.target.value as Density })}
        options={[
          { value: 'small', label: t('kit.table.dense') },
          { value: 'middle', label: t('kit.table.medium') },
          { value: 'large', label: t('kit.table.roomy') },
        ]}
      />
      <Button
        type="link"
        size="small"
        onClick={() => onChange({ columns: null, density: 'small', widths: {} })}
        style={{ paddingInline: 0, marginBlockStart: 8, display: 'block' }}
      >
        {t('kit.table.reset_columns')}
      </Button>
    </div>
  )
}

/** The shown columns in their order, then those that are hidden. */
function ColumnChoices({
  columns,
  shownKeys,
  onChange,
}: Pick<ColumnChooserProps, 'columns' | 'shownKeys' | 'onChange'>) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  )
  const hidden = columns.filter(({ key }) => !shownKeys.includes(key))
  const shown = shownKeys.flatMap((key) => columns.find((column) => column.key === key) ?? [])
  const move = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    const from = shownKeys.indexOf(String(active.id))
    onChange({ columns: arrayMove(shownKeys, from, shownKeys.indexOf(String(over.id))) })
  }
  const toggle = (key: string, on: boolean) =>
    onChange({ columns: on ? [...shownKeys, key] : shownKeys.filter((other) => other !== key) })
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={move}>
        <SortableContext items={shownKeys} strategy={verticalListSortingStrategy}>
          {shown.map((column) => (
            <SortableChoice
              key={column.key}
              column={column}
              locked={shown.length === 1}
              onHide={() => toggle(column.key, false)}
            />
          ))}
        </SortableContext>
      </DndContext>
      {hidden.map((column) => (
        <HiddenChoice key={column.key} column={column} onShow={() => toggle(column.key, true)} />
      ))}
    </>
  )
}

function HiddenChoice({ column, onShow }: { column: Choice; onShow: () => void }) {
  return (
    <div style={{ paddingInlineStart: 32, paddingBlock: 3 }}>
      <Checkbox checked={false} onChange={onShow}>
        {column.title}
      </Checkbox>
    </div>
  )
}

interface SortableChoiceProps {
  column: Choice
  /** The last shown column cannot be hidden. */
  locked: boolean
  onHide: () => void
}

function SortableChoice({ column, locked, onHide }: SortableChoiceProps) {
  const { t } = useTranslation()
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({
    id: column.key,
  })
  const shift = transform ? `translateY(${transform.y}px)` : undefined
  return (
    <Flex ref={setNodeRef} align="center" gap={4} style={{ transform: shift, transition }}>
      <Button
        {...attributes}
        {...listeners}
        type="text"
        size="small"
        icon={<HolderOutlined />}
        aria-label={t('kit.table.move_column', { column: column.title })}
        style={{ cursor: 'grab', touchAction: 'none' }}
      />
      <Checkbox checked disabled={locked} onChange={onHide}>
        {column.title}
      </Checkbox>
    </Flex>
  )
}
