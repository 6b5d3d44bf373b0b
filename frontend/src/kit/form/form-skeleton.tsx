import { Form, type FormInstance } from 'antd'
import { PageSkeleton } from '../page-skeleton'

/** Refine resets the form while it loads, so a form has to be there already. */
export function FormSkeleton({ form }: { form: FormInstance }) {
  return (
    <>
      <Form form={form} component={false} />
      <PageSkeleton rows={12} />
    </>
  )
}
