import { Button, Descriptions, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { SizeText } from '../manager/size-text'
import { itemOf, type StoredFile } from '../manager/types'
import { useChanges } from '../manager/use-changes'

const DISCIPLINES = ['architectural', 'structural', 'mechanical', 'electrical', 'plumbing', 'civil', 'facade', 'interior', 'other'] // prettier-ignore
const FIELDS = ['drawingNumber', 'drawingRevision', 'drawingTitle', 'discipline'] as const
type Drawing = Pick<StoredFile, (typeof FIELDS)[number]>

/** The facts of a file, and what its drawing says. */
export function FileDetails({ file }: { file: StoredFile }) {
  const { t } = useTranslation()
  const changes = useChanges()
  const save = (values: Drawing) =>
    changes
      .change(
        itemOf.file(file),
        Object.fromEntries(FIELDS.map((name) => [name, values[name] || null]))
      )
      .catch(() => undefined)
  const field = (name: string) => t(`files.manager.fields.${name}`)
  return (
    <>
      <Descriptions
        size="small"
        bordered
        column={1}
        items={[
          { key: 'name', label: field('name'), children: <bdi>{file.name}</bdi> },
          { key: 'size', label: field('size'), children: <SizeText bytes={file.size} /> },
          {
            key: 'type',
            label: field('type'),
            children: <bdi>{file.extension.toUpperCase()}</bdi>,
          },
          {
            key: 'at',
            label: field('updatedAt'),
            children: <InstantText value={file.updatedAt} />,
          },
          { key: 'by', label: field('updatedBy'), children: <bdi>{file.updatedByName}</bdi> },
        ]}
      />
      <Form<Drawing>
        key={file.version}
        layout="vertical"
        disabled={!file.can.update}
        initialValues={file}
        onFinish={(values) => void save(values)}
        style={{ maxInlineSize: 480, marginBlockStart: 16 }}
      >
        <Form.Item name="drawingNumber" label={field('drawingNumber')}>
          <Input maxLength={60} dir="ltr" />
        </Form.Item>
        <Form.Item name="drawingRevision" label={field('drawingRevision')}>
          <Input maxLength={20} dir="ltr" />
        </Form.Item>
        <Form.Item name="drawingTitle" label={field('drawingTitle')}>
          <Input maxLength={200} dir="auto" />
        </Form.Item>
        <Form.Item name="discipline" label={field('discipline')}>
          <Select
            allowClear
            options={DISCIPLINES.map((value) => ({
              value,
              label: t(`files.preview.disciplines.${value}`),
            }))}
          />
        </Form.Item>
        {file.can.update ? (
          <Button type="primary" htmlType="submit">
            {t('common.save')}
          </Button>
        ) : null}
      </Form>
    </>
  )
}
