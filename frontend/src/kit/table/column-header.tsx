import { useState } from 'react'
import { Badge, Button, Flex } from 'antd'
import { FilterOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { PanelPopover } from '../panel-popover'
import { FilterField, filterParams } from './filter-field'
import { ResizeHandle } from './resize-handle'
import type { ColumnFilter } from './types'
import styles from './grid.module.css'

interface ColumnHeaderProps {
  title: string
  field: string
  filter?: ColumnFilter
  values: Record<string, string[]>
  onChange: (param: string, values: string[]) => void
  onResize: (width: number) => void
}

/**
 * Column title with its filter behind a real button: the table's own filter icon cannot be reached
 * by keyboard.
 */
export function ColumnHeader({ filter, onResize, ...props }: ColumnHeaderProps) {
  return (
    <>
      <Flex align="center" justify="space-between" gap={4} component="span">
        <span className={styles.title} title={props.title}>
          {props.title}
        </span>
        {filter ? <HeaderFilter {...props} filter={filter} /> : null}
      </Flex>
      <ResizeHandle onResize={onResize} />
    </>
  )
}

type HeaderFilterProps = Omit<ColumnHeaderProps, 'filter' | 'onResize'> & { filter: ColumnFilter }

function HeaderFilter(props: HeaderFilterProps) {
  const { title, field, filter, values } = props
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const isActive = filterParams(field, filter).some((param) => (values[param]?.length ?? 0) > 0)
  const label = t('kit.table.filter_column', { column: title })
  return (
    // Clicks and keys inside must not reach the header, which sorts.
    <span
      role="presentation"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <PanelPopover
        open={open}
        onOpenChange={setOpen}
        destroyOnHidden
        title={label}
        content={<FilterPanel {...props} isActive={isActive} />}
      >
        <Badge dot={isActive}>
          <Button
            type="text"
            size="small"
            icon={<FilterOutlined />}
            aria-label={label}
            aria-expanded={open}
            aria-pressed={isActive}
          />
        </Badge>
      </PanelPopover>
    </span>
  )
}

function FilterPanel({ isActive, ...props }: HeaderFilterProps & { isActive: boolean }) {
  const { t } = useTranslation()
  const params = filterParams(props.field, props.filter)
  return (
    <Flex vertical gap="small" style={{ width: 240 }}>
      <FilterField {...props} />
      <Button
        size="small"
        disabled={!isActive}
        onClick={() => params.forEach((param) => props.onChange(param, []))}
      >
        {t('kit.table.clear_filter')}
      </Button>
    </Flex>
  )
}
