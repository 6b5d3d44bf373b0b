import { useState } from 'react'
import { Alert, Button, Drawer, Flex, Form, Input, Table, Upload } from 'antd'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import { Ltr } from '../../../kit/display/ltr'
import { Quantity } from '../../../kit/display/numbers'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { useRefresh } from '../../../kit/show/use-record'
import { useAbility } from '../../../providers/access'
import { toast } from '../../../providers/toast'
import { CONSUMPTION } from './consumption'
import { readPlanRows, type PlanRow } from './plan-rows'

/** Plans the materials of a project: typed, pasted from a spreadsheet, or from a CSV file. */
export function PlanMaterials() {
  const { t } = useTranslation()
  const mayPlan = useAbility('consumption.plan')
  const [open, setOpen] = useState(false)
  if (!mayPlan) return null
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t(`${CONSUMPTION}.plan_materials`)}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        width="min(100vw, 720px)"
        destroyOnHidden
        title={t(`${CONSUMPTION}.plan_materials`)}
      >
        <PlanForm onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

function PlanForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const [projectId, setProjectId] = useState<number | null>(null)
  const [text, setText] = useState('')
  const { rows, unreadable } = readPlanRows(text)
  const { save, busy, problems } = useSavePlans(onDone)
  return (
    <Form layout="vertical" onFinish={() => void save(projectId!, rows)}>
      <ProjectField value={projectId} onChange={setProjectId} />
      <Form.Item
        label={t(`${CONSUMPTION}.rows`)}
        htmlFor="plan-rows"
        extra={t(`${CONSUMPTION}.rows_hint`)}
      >
        <Input.TextArea
          id="plan-rows"
          dir="ltr"
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Form.Item>
      <Flex vertical gap="middle">
        <CsvFile onText={setText} />
        <Problems unreadable={unreadable} problems={problems} rows={rows} />
        <Preview rows={rows} />
        <Button
          type="primary"
          htmlType="submit"
          loading={busy}
          disabled={!projectId || !rows.length || unreadable.length > 0}
        >
          {t(`${CONSUMPTION}.save_rows`, { count: rows.length })}
        </Button>
      </Flex>
    </Form>
  )
}

interface ProjectFieldProps {
  value: number | null
  onChange: (id: number | null) => void
}

function ProjectField({ value, onChange }: ProjectFieldProps) {
  const { t } = useTranslation()
  return (
    <Form.Item label={t(`${CONSUMPTION}.fields.projectName`)} htmlFor="plan-project" required>
      <RecordSelect
        id="plan-project"
        lookup="projects/lookup"
        value={value}
        onChange={(id) => onChange(id)}
      />
    </Form.Item>
  )
}

function CsvFile({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation()
  return (
    <Upload
      accept=".csv,.tsv,.txt"
      showUploadList={false}
      beforeUpload={(file) => {
        void file.text().then(onText)
        return false
      }}
    >
      <Button>{t(`${CONSUMPTION}.csv_file`)}</Button>
    </Upload>
  )
}

/** Saves all rows or none; what the server refuses is named by row. */
function useSavePlans(onDone: () => void) {
  const { t } = useTranslation()
  const refresh = useRefresh(CONSUMPTION)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Record<string, string[]>>({})
  const save = async (projectId: number, rows: PlanRow[]) => {
    setBusy(true)
    setProblems({})
    try {
      await http.post('/api/consumption/plans', { projectId, rows })
      toast({ variant: 'success', title: t(`${CONSUMPTION}.plan_saved`) })
      await refresh()
      onDone()
    } catch (error) {
      const found = error instanceof HttpError ? error.errors : undefined
      if (found) setProblems(found)
      else
        toast({
          variant: 'destructive',
          title: t('kit.action_failed'),
          description: messageOf(error, t('kit.try_again')),
        })
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, problems }
}

interface ProblemsProps {
  unreadable: number[]
  problems: Record<string, string[]>
  rows: PlanRow[]
}

function Problems({ unreadable, problems, rows }: ProblemsProps) {
  const { t } = useTranslation()
  const refused = Object.entries(problems).map(([field, texts]) => {
    const row = rows[Number(/^rows\.(\d+)\./.exec(field)?.[1])]
    return row ? `${row.materialCode}: ${texts.join(' ')}` : texts.join(' ')
  })
  const lines = unreadable.map((line) => t(`${CONSUMPTION}.unreadable`, { line }))
  const all = [...lines, ...refused]
  if (!all.length) return null
  return (
    <Alert
      type="error"
      showIcon
      message={
        <ul style={{ margin: 0, paddingInlineStart: 16 }}>
          {all.map((line) => (
            <li key={line}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      }
    />
  )
}

function Preview({ rows }: { rows: PlanRow[] }) {
  const { t } = useTranslation()
  if (!rows.length) return null
  const title = (name: string) => t(`${CONSUMPTION}.fields.${name}`)
  return (
    <Table<PlanRow>
      size="small"
      rowKey={({ materialCode, planned }) => `${materialCode} ${planned}`}
      pagination={{ pageSize: 10, hideOnSinglePage: true, size: 'small', showSizeChanger: false }}
      dataSource={rows}
      columns={[
        { title: title('materialCode'), render: (_, row) => <Ltr>{row.materialCode}</Ltr> },
        {
          title: title('planned'),
          align: 'end',
          render: (_, row) => <Quantity value={row.planned} />,
        },
        {
          title: title('allowance'),
          align: 'end',
          render: (_, row) => <Quantity value={row.allowance} />,
        },
      ]}
    />
  )
}
