import { useState } from 'react'
import { Badge, Button, Flex } from 'antd'
import { FilterOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { PanelPopover } from '../panel-popover'
import { useEscape } from '../use-escape'
import { FilterField, filterParams } from './filter-field'
import type { ColumnFilter } from './types'

interface ColumnHeaderProps {
  title: string
  field: string
  filter?: ColumnFilter
  values: Record<string, string[]>
  onChange: (param: string, values: string[]) => void
}

/**
 * Column title with its filter behind a real button: the table's own filter icon cannot be reached
 * by keyboard.
 */
export function ColumnHeader({ title, field, filter, values, onChange }: ColumnHeaderProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  useEscape(open, () => setOpen(false))
  if (!filter) return <>{title}</>
  const params = filterParams(field, filter)
  const isActive = params.some((param) => (values[param]?.length ?? 0) > 0)
  const label = t('kit.table.filter_column', { column: title })

  return (
    <Flex align="center" justify="space-between" gap={4} component="span">
      <span>{title}</span>
      {/* Clicks and keys inside must not reach the header, which sorts. */}
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
          content={
            <Flex vertical gap="small" style={{ width: 240 }}>
              <FilterField
                filter={filter}
                field={field}
                title={title}
                values={values}
                onChange={onChange}
              />
              <Button
                size="small"
                disabled={!isActive}
                onClick={() => params.forEach((param) => onChange(param, []))}
              >
                {t('kit.table.clear_filter')}
              </Button>
            </Flex>
          }
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
    </Flex>
  )
}
