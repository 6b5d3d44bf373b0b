import { useState } from 'react'
import { Button, Flex, Form, Input } from 'antd'
import { UploadOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { uploadFile } from '../../../api/upload'
import styles from '../../../kit/files/file-input.module.css'
import { FormDialog } from '../../../kit/form/form-dialog'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { useAbility } from '../../../providers/access'
import { ACCEPTED, STATEMENTS, statementPath, type VendorStatement } from './statement'

interface Values {
  vendorId: number
  currency: string
  pasted?: string
}

/** Takes what a vendor has sent: a file, or rows that are pasted from one. */
export function EnterStatement() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const mayManage = useAbility('vendor-statements.manage')
  if (!mayManage) return null
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t(`${STATEMENTS}.enter`)}
      </Button>
      {isOpen ? <EnterDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function EnterDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const text = (key: string) => t(`${STATEMENTS}.${key}`)
  const save = async ({ vendorId, currency, pasted = '' }: Values) => {
    const form = new FormData()
    form.append('currency', currency)
    form.append('file', file ?? pastedFile(pasted))
    const made: VendorStatement = await uploadFile(`/api/vendors/${vendorId}/statements`, form)
    void navigate(statementPath(made))
  }
  return (
    <FormDialog<Values>
      title={text('enter')}
      saveLabel={text('compare')}
      initialValues={{ currency: 'SAR' }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="vendorId" label={text('fields.vendorName')} rules={[{ required: true }]}>
        <RecordSelect lookup="vendors/lookup" />
      </Form.Item>
      <Form.Item name="currency" label={text('fields.currency')} rules={[{ required: true }]}>
        <PlainSelect options={CURRENCY_OPTIONS} />
      </Form.Item>
      <Form.Item label={text('file')}>
        <ChosenFile file={file} onChoose={setFile} />
      </Form.Item>
      {file ? null : <PastedRows />}
    </FormDialog>
  )
}

function PastedRows() {
  const { t } = useTranslation()
  return (
    <Form.Item
      name="pasted"
      label={t(`${STATEMENTS}.pasted`)}
      extra={t(`${STATEMENTS}.pasted_hint`)}
      rules={[{ required: true, message: t(`${STATEMENTS}.nothing_entered`) }]}
    >
      <Input.TextArea rows={6} dir="ltr" />
    </Form.Item>
  )
}

interface ChosenFileProps {
  file: File | null
  onChoose: (file: File | null) => void
}

function ChosenFile({ file, onChoose }: ChosenFileProps) {
  const { t } = useTranslation()
  const label = t(`${STATEMENTS}.choose_file`)
  return (
    <Flex gap="small" align="center" wrap>
      <label>
        <input
          type="file"
          accept={ACCEPTED}
          className={styles.input}
          aria-label={label}
          onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
        />
        <Button
          icon={<UploadOutlined />}
          tabIndex={-1}
          onClick={(event) => event.currentTarget.closest('label')?.querySelector('input')?.click()}
        >
          {label}
        </Button>
      </label>
      {file ? <bdi>{file.name}</bdi> : null}
    </Flex>
  )
}

/** Rows as a spreadsheet copies them, as a file like any other. */
const pastedFile = (rows: string) => new File([rows], 'pasted.csv', { type: 'text/csv' })
