import type { ReactNode } from 'react'
import { Button, Descriptions, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { ScanTag } from '../../../kit/files/scan-tag'
import { SizeText } from '../../../kit/display/size-text'
import { itemOf, type StoredFile } from '../files/types'
import { useChanges } from '../files/use-changes'

const DISCIPLINES = [
  'architectural',
  'structural',
  'mechanical',
  'electrical',
  'plumbing',
  'civil',
  'facade',
  'interior',
  'other',
]
const FIELDS = ['drawingNumber', 'drawingRevision', 'drawingTitle', 'discipline'] as const
type Drawing = Pick<StoredFile, (typeof FIELDS)[number]>

const fieldKey = (name: string) => `files.files.fields.${name}`

/** The facts of a file, and what its drawing says. */
export function FileDetails({ file }: { file: StoredFile }) {
  return (
    <>
      <FileFacts file={file} />
      <DrawingForm key={file.version} file={file} />
    </>
  )
}

function FileFacts({ file }: { file: StoredFile }) {
  const { t } = useTranslation()
  const facts: [string, ReactNode][] = [
    ['name', <bdi key="name">{file.name}</bdi>],
    ['size', <SizeText key="size" bytes={file.size} />],
    ['type', <bdi key="type">{file.extension.toUpperCase()}</bdi>],
    ['updatedAt', <InstantText key="updatedAt" value={file.updatedAt} />],
    ['updatedBy', <bdi key="updatedBy">{file.updatedByName}</bdi>],
    ...(file.scan
      ? [['scan', <ScanTag key="scan" state={file.scan} />] as [string, ReactNode]]
      : []),
  ]
  return (
    <Descriptions
      size="small"
      bordered
      column={1}
      items={facts.map(([key, children]) => ({ key, label: t(fieldKey(key)), children }))}
    />
  )
}

function DrawingForm({ file }: { file: StoredFile }) {
  const { t } = useTranslation()
  const changes = useChanges()
  const save = (values: Drawing) =>
    changes
      .change(
        itemOf.file(file),
        Object.fromEntries(FIELDS.map((name) => [name, values[name] || null]))
      )
      .catch(() => undefined)
  return (
    <Form<Drawing>
      layout="vertical"
      disabled={!file.can.update}
      initialValues={file}
      onFinish={(values) => void save(values)}
      style={{ maxInlineSize: 480, marginBlockStart: 16 }}
    >
      <DrawingFields />
      {file.can.update ? (
        <Button type="primary" htmlType="submit">
          {t('common.save')}
        </Button>
      ) : null}
    </Form>
  )
}

function DrawingFields() {
  const { t } = useTranslation()
  const disciplines = DISCIPLINES.map((value) => ({
    value,
    label: t(`files.preview.disciplines.${value}`),
  }))
  return (
    <>
      <Form.Item name="drawingNumber" label={t(fieldKey('drawingNumber'))}>
        <Input maxLength={60} dir="ltr" />
      </Form.Item>
      <Form.Item name="drawingRevision" label={t(fieldKey('drawingRevision'))}>
        <Input maxLength={20} dir="ltr" />
      </Form.Item>
      <Form.Item name="drawingTitle" label={t(fieldKey('drawingTitle'))}>
        <Input maxLength={200} dir="auto" />
      </Form.Item>
      <Form.Item name="discipline" label={t(fieldKey('discipline'))}>
        <Select allowClear options={disciplines} />
      </Form.Item>
    </>
  )
}
