import { Button, Input, Select, Upload, type SelectProps, type UploadFile } from 'antd'
import { PaperClipOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { HijriDateInput } from '../../../kit/inputs/hijri-date-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { withoutAriaRequired } from '../../../kit/inputs/plain-select'
import type { Open } from './documents-tab'
import { DOCUMENTS } from './person-document'
import { useDocumentSaving } from './use-document-saving'
import { useKinds } from './use-kinds'

interface DocumentDialogProps {
  employeeId: number
  open: NonNullable<Open>
  onClose: () => void
}

/** Enters a document, changes one, or enters the one that takes its place. */
export function DocumentDialog({ employeeId, open, onClose }: DocumentDialogProps) {
  const { t } = useTranslation()
  const save = useDocumentSaving(employeeId, open)
  const initial =
    open.what === 'edit'
      ? { ...open.document }
      : open.what === 'renew'
        ? { number: open.document.number, issuedBy: open.document.issuedBy }
        : {}
  return (
    <FormDialog
      title={t(`${DOCUMENTS}.${open.what === 'new' ? 'create' : open.what}`)}
      initialValues={initial}
      onSave={save}
      onClose={onClose}
    >
      <DocumentFields what={open.what} />
    </FormDialog>
  )
}

function DocumentFields({ what }: { what: 'new' | 'edit' | 'renew' }) {
  const { t } = useTranslation()
  return (
    <>
      {what === 'renew' ? null : (
        <Field resource={DOCUMENTS} name="documentKindId" required>
          <KindSelect />
        </Field>
      )}
      <Field resource={DOCUMENTS} name="number" required>
        <LatinInput maxLength={80} autoComplete="off" />
      </Field>
      <Field resource={DOCUMENTS} name="issuedOn">
        <HijriDateInput />
      </Field>
      <Field resource={DOCUMENTS} name="expiresOn" required={what === 'renew'}>
        <HijriDateInput />
      </Field>
      <Field resource={DOCUMENTS} name="issuedBy">
        <Input dir="auto" maxLength={160} />
      </Field>
      <Field resource={DOCUMENTS} name="note">
        <Input.TextArea dir="auto" rows={2} maxLength={1000} />
      </Field>
      <Field
        resource={DOCUMENTS}
        name="file"
        valuePropName="fileList"
        getValueFromEvent={({ fileList }: { fileList: UploadFile[] }) => fileList.slice(-1)}
      >
        <Upload beforeUpload={() => false} maxCount={1} accept=".pdf,image/*">
          <Button icon={<PaperClipOutlined />}>{t(`${DOCUMENTS}.choose_file`)}</Button>
        </Upload>
      </Field>
    </>
  )
}

function KindSelect(props: SelectProps<number>) {
  const options = useKinds().map(({ id, label }) => ({ value: id, label }))
  return (
    <Select<number>
      {...withoutAriaRequired(props)}
      showSearch
      optionFilterProp="label"
      options={options}
    />
  )
}
