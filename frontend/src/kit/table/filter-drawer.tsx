import { useState } from 'react'
import { Badge, Button, Drawer, Flex, Typography } from 'antd'
import { FilterOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../display/use-formats'
import { FilterField } from './filter-field'
import type { ColumnFilter } from './types'

export interface FilterableColumn {
  field: string
  title: string
  filter: ColumnFilter
}

interface FilterDrawerProps {
  columns: FilterableColumn[]
  values: Record<string, string[]>
  onChange: (param: string, values: string[]) => void
  onClear: () => void
}

/** All filters of a list in one place, for narrow screens that have no column headers. */
export function FilterDrawer({ columns, values, onChange, onClear }: FilterDrawerProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const active = Object.keys(values).filter((name) => name !== 'q').length
  const formats = useFormats()
  const label = t('kit.table.filters')
  return (
    <>
      <Badge count={active && formats.number(active)} size="small">
        <Button icon={<FilterOutlined />} aria-label={label} onClick={() => setOpen(true)} />
      </Badge>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        placement="bottom"
        height="75%"
        extra={
          <Button disabled={active === 0} onClick={onClear}>
            {t('kit.table.clear_filters')}
          </Button>
        }
      >
        <Flex vertical gap="middle">
          {columns.map(({ field, title, filter }) => (
            <div key={field}>
              <Typography.Text strong>{title}</Typography.Text>
              <FilterField {...{ field, title, filter, values, onChange }} />
            </div>
          ))}
        </Flex>
      </Drawer>
    </>
  )
}
