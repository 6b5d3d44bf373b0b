import { Input } from 'antd'
import { Field } from '../../../kit/form/field-grid'
import { POLICIES } from './policy'

const MOST = 60_000

/** What a policy says, in both languages. */
export function TextFields() {
  return (
    <>
      <Field resource={POLICIES} name="body" required wide>
        <Input.TextArea dir="ltr" maxLength={MOST} autoSize={{ minRows: 8, maxRows: 30 }} />
      </Field>
      <Field resource={POLICIES} name="bodyAr" required wide>
        <Input.TextArea dir="rtl" maxLength={MOST} autoSize={{ minRows: 8, maxRows: 30 }} />
      </Field>
    </>
  )
}
