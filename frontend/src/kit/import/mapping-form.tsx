import { useState } from 'react'
import { Button, Flex, Form, Select, Table, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../form/field-grid'
import type { ImportBatch } from './import-batch'

interface MappingFormProps {
  batch: ImportBatch
  busy: boolean
  onCheck: (body: { mapping: { field: string; column: number }[]; keyField: string | null }) => void
}

/** Which column is which field, guessed from the headings, and by what known records are found. */
export function MappingForm({ batch, busy, onCheck }: MappingFormProps) {
  const { t, i18n } = useTranslation()
  const [columns, setColumns] = useState<Record<string, number | undefined>>(() =>
    Object.fromEntries(batch.mapping.map(({ field, column }) => [field, column]))
  )
  const [keyField, setKeyField] = useState<string | null>(batch.keyField)
  const labelOf = (field: ImportBatch['fields'][number]) =>
    i18n.language.startsWith('ar') ? field.labelAr : field.label
  const mapped = batch.fields.filter(({ key }) => columns[key] !== undefined)
  const missing = batch.fields.filter(({ key, required }) => required && columns[key] === undefined)
  const options = batch.headings.map((heading, value) => ({
    value,
    label: heading || t('kit.import.column', { number: value + 1 }),
  }))
  const check = () =>
    onCheck({
      mapping: mapped.map(({ key }) => ({ field: key, column: columns[key]! })),
      keyField: keyField && columns[keyField] !== undefined ? keyField : null,
    })
  return (
    <Flex vertical gap="middle">
      <Typography.Text>{t('kit.import.columns_hint', { file: batch.fileName })}</Typography.Text>
      <Form layout="vertical" component={false}>
        <FieldGrid>
          {batch.fields.map((field) => (
            <Form.Item
              key={field.key}
              label={labelOf(field)}
              htmlFor={`import-${field.key}`}
              required={field.required}
            >
              <Select<number>
                id={`import-${field.key}`}
                allowClear
                placeholder={t('kit.import.not_imported')}
                options={options}
                value={columns[field.key]}
                onChange={(column) => setColumns({ ...columns, [field.key]: column })}
              />
            </Form.Item>
          ))}
        </FieldGrid>
        <Form.Item
          label={t('kit.import.key')}
          htmlFor="import-key"
          extra={t('kit.import.key_hint')}
        >
          <Select<string>
            id="import-key"
            allowClear
            placeholder={t('kit.import.always_new')}
            options={batch.fields
              .filter(({ key }) => batch.keys.includes(key) && columns[key] !== undefined)
              .map((field) => ({ value: field.key, label: labelOf(field) }))}
            value={keyField ?? undefined}
            onChange={(key) => setKeyField(key ?? null)}
          />
        </Form.Item>
      </Form>
      <Sample batch={batch} />
      <div>
        <Button type="primary" disabled={missing.length > 0} loading={busy} onClick={check}>
          {t('kit.import.check')}
        </Button>
      </div>
    </Flex>
  )
}

function Sample({ batch }: { batch: ImportBatch }) {
  return (
    <Table
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey={(row) => row.join('\u0000')}
      dataSource={batch.sample}
      columns={batch.headings.map((heading, index) => ({
        key: index,
        title: <bdi>{heading}</bdi>,
        render: (row: string[]) => <bdi>{row[index]}</bdi>,
      }))}
    />
  )
}
