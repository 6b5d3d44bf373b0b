import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { costHeadOptions } from '../../../kit/cost-heads/cost-heads'
import { RecordSelect } from '../../../kit/inputs/record-select'

interface PartFieldsProps {
  params: URLSearchParams
  set: (name: string, value: string | null) => void
}

/** Which part of the ledger a report is of: one project, one cost head, or both. */
export function PartFields({ params, set }: PartFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item
        label={t('finance.ledger.project')}
        htmlFor="report-project"
        style={{ minWidth: 240 }}
      >
        <RecordSelect
          id="report-project"
          lookup="projects/lookup"
          value={Number(params.get('projectId')) || null}
          onChange={(id) => set('projectId', id ? String(id) : null)}
        />
      </Form.Item>
      <Form.Item
        label={t('finance.ledger.cost_head')}
        htmlFor="report-cost-head"
        style={{ minWidth: 160 }}
      >
        <Select<string>
          id="report-cost-head"
          allowClear
          value={params.get('costHead')}
          options={costHeadOptions(t)}
          onChange={(head) => set('costHead', head ?? null)}
        />
      </Form.Item>
    </>
  )
}
