import { useState } from 'react'
import { Button, Form, Input, Modal, type FormInstance } from 'antd'
import { BuildOutlined } from '@ant-design/icons'
import { sectionText } from '@binaa/backend/outline'
import { useTranslation } from 'react-i18next'
import { http } from '../../../../api/http'
import type { LookupOption, Schema } from '../../../../api/types'
import { nameIn } from '../../../../kit/display/name-in'
import { DecimalInput } from '../../../../kit/inputs/decimal-input'
import { RecordSelect } from '../../../../kit/inputs/record-select'
import { withKeys } from '../../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../../kit/lines/types'
import { QUOTATIONS } from '../quotation'
import { addLines, lineValues } from './add-lines'
import { useSend } from '../../../../kit/use-send'

const TEXTS = `${QUOTATIONS}.assembly`

type Option = Schema<'AssemblyOption'>

interface InsertAssemblyProps {
  form: FormInstance
  columns: LineColumn[]
  currency: string
}

/** Asks for the parameters of an assembly and writes its lines. */
export function InsertAssembly(props: InsertAssemblyProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<BuildOutlined />} onClick={() => setOpen(true)}>
        {t(`${TEXTS}.insert`)}
      </Button>
      {isOpen ? <AssemblyDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface Stated {
  section?: string
  parameters?: Record<string, string>
}

function AssemblyDialog(props: InsertAssemblyProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Stated>()
  const [assembly, setAssembly] = useState<Option | null>(null)
  const insert = useInsert(props)
  return (
    <Modal
      open
      title={t(`${TEXTS}.insert`)}
      onCancel={props.onClose}
      onOk={() => {
        const stated = form.validateFields()
        void stated.then((values) => insert(assembly!.id, values)).catch(() => undefined)
      }}
      okText={t(`${TEXTS}.insert`)}
      okButtonProps={{ disabled: !assembly }}
    >
      <Form form={form} layout="vertical">
        <AssemblyChoice assembly={assembly} onChange={setAssembly} />
        {assembly ? <ParameterItems assembly={assembly} /> : null}
      </Form>
    </Modal>
  )
}

/** Writes the lines of an assembly into the bill. */
function useInsert({
  form,
  columns,
  currency,
  onClose,
}: InsertAssemblyProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const send = useSend()
  return async (id: number, { section = '', parameters = {} }: Stated) => {
    const { data } = await send(t(`${TEXTS}.inserted`), () =>
      http.post<Schema<'AssemblyLine'>[]>(`/api/assemblies/${id}/lines`, { parameters, currency })
    )
    const lines = data.map((line) => ({
      ...lineValues(line, columns),
      section: sectionText(section),
      unitRate: line.unitRate ?? '0',
    }))
    addLines(form, columns, withKeys(lines) as Line[])
    onClose()
  }
}

interface AssemblyChoiceProps {
  assembly: Option | null
  onChange: (assembly: Option | null) => void
}

/** Choosing one fills in what it asks for. */
function AssemblyChoice({ assembly, onChange }: AssemblyChoiceProps) {
  const { t, i18n } = useTranslation()
  const form = Form.useFormInstance<Stated>()
  const choose = (option?: LookupOption) => {
    const chosen = (option as Option | undefined) ?? null
    const parameters = chosen?.parameters ?? []
    onChange(chosen)
    form.setFieldsValue({
      section: chosen ? nameIn(i18n.language, chosen.name, chosen.nameAr) : '',
      parameters: Object.fromEntries(parameters.map((one) => [one.name, one.initial])),
    })
  }
  return (
    <Form.Item label={t(`${TEXTS}.assembly`)} htmlFor="assembly-choice">
      <RecordSelect
        id="assembly-choice"
        lookup="assemblies/lookup"
        value={assembly?.id ?? null}
        onChange={(_, option) => choose(option)}
      />
    </Form.Item>
  )
}

function ParameterItems({ assembly }: { assembly: Option }) {
  const { t, i18n } = useTranslation()
  return (
    <>
      {assembly.parameters.map(({ name, label, labelAr }) => (
        <Form.Item
          key={name}
          name={['parameters', name]}
          label={nameIn(i18n.language, label, labelAr)}
          rules={[{ required: true, message: t('kit.required') }]}
        >
          <DecimalInput />
        </Form.Item>
      ))}
      <Form.Item name="section" label={t(`${QUOTATIONS}.fields.section`)}>
        <Input maxLength={480} dir="auto" />
      </Form.Item>
    </>
  )
}
