import { useState } from 'react'
import { Alert, Button, Flex, Form, Select, Table, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../form/field-grid'
import type { ImportBatch } from './import-batch'

interface MappingFormProps {
  batch: ImportBatch
  busy: boolean
  onCheck: (body: { mapping: { field: string; column: number }[]; keyField: string | null }) => void
}

/** Which column is which field, matched by the headings, and how known records are found. */
export function MappingForm({ batch, busy, onCheck }: MappingFormProps) {
  const { t } = useTranslation()
  const { columns, setColumn, keyField, setKeyField, body } = useMapping(batch)
  const isMissing = batch.fields.some(({ key, required }) => required && columns[key] === undefined)
  return (
    <Flex vertical gap="middle">
      <Typography.Text>{t('kit.import.columns_hint', { file: batch.fileName })}</Typography.Text>
      <Form layout="vertical" component={false}>
        <FieldGrid>
          {batch.fields.map((field) => (
            <FieldColumn
              key={field.key}
              field={field}
              headings={batch.headings}
              value={columns[field.key]}
              onChange={(column) => setColumn(field.key, column)}
            />
          ))}
        </FieldGrid>
        <KeyField
          fields={batch.fields.filter(
            ({ key }) => batch.keys.includes(key) && columns[key] !== undefined
          )}
          value={keyField}
          onChange={setKeyField}
        />
      </Form>
      <Unread batch={batch} columns={columns} />
      <Sample batch={batch} />
      <div>
        <Button type="primary" disabled={isMissing} loading={busy} onClick={() => onCheck(body())}>
          {t('kit.import.check')}
        </Button>
      </div>
    </Flex>
  )
}

interface UnreadProps {
  batch: ImportBatch
  columns: Record<string, number | undefined>
}

/** Columns of the file that are no field: named before anything is written, never silently lost. */
function Unread({ batch, columns }: UnreadProps) {
  const { t, i18n } = useTranslation()
  const read = new Set(Object.values(columns))
  const unread = batch.headings.filter((heading, at) => heading.trim() !== '' && !read.has(at))
  if (!unread.length) return null
  const comma = i18n.language.startsWith('ar') ? '، ' : ', '
  const names = unread.join(comma)
  const message = t('kit.import.unread', { count: unread.length, names })
  return <Alert type="warning" showIcon message={<bdi>{message}</bdi>} />
}

type ImportField = ImportBatch['fields'][number]

function useMapping(batch: ImportBatch) {
  const [columns, setColumns] = useState<Record<string, number | undefined>>(() =>
    Object.fromEntries(batch.mapping.map(({ field, column }) => [field, column]))
  )
  const [keyField, setKeyField] = useState<string | null>(batch.keyField)
  const body = () => ({
    mapping: batch.fields.flatMap(({ key }) => {
      const column = columns[key]
      return column === undefined ? [] : [{ field: key, column }]
    }),
    keyField: keyField && columns[keyField] !== undefined ? keyField : null,
  })
  const setColumn = (key: string, column: number | undefined) =>
    setColumns({ ...columns, [key]: column })
  return { columns, setColumn, keyField, setKeyField, body }
}

const useFieldLabel = () => {
  const { i18n } = useTranslation()
  return (field: ImportField) => (i18n.language.startsWith('ar') ? field.labelAr : field.label)
}

interface FieldColumnProps {
  field: ImportField
  headings: string[]
  value: number | undefined
  onChange: (column: number | undefined) => void
}

function FieldColumn({ field, headings, value, onChange }: FieldColumnProps) {
  const { t } = useTranslation()
  const labelOf = useFieldLabel()
  const id = `import-${field.key}`
  return (
    <Form.Item label={labelOf(field)} htmlFor={id} required={field.required}>
      <Select<number>
        id={id}
        allowClear
        placeholder={t('kit.import.not_imported')}
        options={headings.map((heading, index) => ({
          value: index,
          label: heading || t('kit.import.column', { number: index + 1 }),
        }))}
        value={value}
        onChange={onChange}
      />
    </Form.Item>
  )
}

interface KeyFieldProps {
  /** Mapped fields that identify a record. */
  fields: ImportField[]
  value: string | null
  onChange: (key: string | null) => void
}

function KeyField({ fields, value, onChange }: KeyFieldProps) {
  const { t } = useTranslation()
  const labelOf = useFieldLabel()
  return (
    <Form.Item label={t('kit.import.key')} htmlFor="import-key" extra={t('kit.import.key_hint')}>
      <Select<string>
        id="import-key"
        allowClear
        placeholder={t('kit.import.always_new')}
        options={fields.map((field) => ({ value: field.key, label: labelOf(field) }))}
        value={value ?? undefined}
        onChange={(key) => onChange(key ?? null)}
      />
    </Form.Item>
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
