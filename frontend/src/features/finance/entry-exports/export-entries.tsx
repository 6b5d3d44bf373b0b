import { useState } from 'react'
import { Button, Form, Typography } from 'antd'
import { ExportOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useInvalidate } from '@refinedev/core'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import type { Answer } from '../../../api/types'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { useAbility } from '../../../providers/access'
import { ENTRY_EXPORTS } from './entry-export'

interface Period {
  fromOn: string
  toOn: string
}

/** Exports the entries of a period that no export holds. */
export function ExportEntries() {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  const [isOpen, setIsOpen] = useState(false)
  const isAllowed = useAbility('entry-exports.create')
  if (!isAllowed) return null
  const save = async (period: Period) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    await http.post('/api/entry-exports', period, { headers })
    await invalidate({ resource: ENTRY_EXPORTS, invalidates: ['list'] })
  }
  return (
    <>
      <Button type="primary" icon={<ExportOutlined />} onClick={() => setIsOpen(true)}>
        {t(`${ENTRY_EXPORTS}.create`)}
      </Button>
      {isOpen ? (
        <FormDialog<Period>
          title={t(`${ENTRY_EXPORTS}.create`)}
          intro={t(`${ENTRY_EXPORTS}.create_text`)}
          initialValues={{ fromOn: `${today().slice(0, 7)}-01`, toOn: today() }}
          saveLabel={t(`${ENTRY_EXPORTS}.create`)}
          onSave={save}
          onClose={() => setIsOpen(false)}
        >
          <PeriodFields />
          <FreeEntries />
        </FormDialog>
      ) : null}
    </>
  )
}

function PeriodFields() {
  const { t } = useTranslation()
  return (['fromOn', 'toOn'] as const).map((name) => (
    <Form.Item
      key={name}
      name={name}
      label={t(`${ENTRY_EXPORTS}.fields.${name}`)}
      rules={[{ required: true }]}
    >
      <DayInput />
    </Form.Item>
  ))
}

/** How many entries the export would hold. */
function FreeEntries() {
  const { t } = useTranslation()
  const period = { fromOn: Form.useWatch('fromOn'), toOn: Form.useWatch('toOn') }
  const isWhole = Boolean(period.fromOn && period.toOn)
  const search = new URLSearchParams(isWhole ? { ...period } : {}).toString()
  const query = useQuery<Answer<'entry_exports.free'>>({
    queryKey: [`/api/entry-exports/free?${search}`],
    staleTime: 0,
    enabled: isWhole,
  })
  if (!query.data) return null
  return (
    <Typography.Text role="status">
      {t(`${ENTRY_EXPORTS}.free`, { count: query.data.entryCount })}
    </Typography.Text>
  )
}
