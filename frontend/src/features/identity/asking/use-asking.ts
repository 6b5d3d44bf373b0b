import { useState } from 'react'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { HttpError, messageOf } from '../../../api/http-error'

interface Asking<Values, Data> {
  /** The fields that the server may refuse; what it says of none of them stands beside the last one. */
  fields: readonly (keyof Values & string)[]
  send: (values: Values) => Promise<Data>
  onDone: (answer: Data) => unknown
  /** The words of a failure that the server knows nothing of. */
  textOf?: (error: unknown) => string | null
}

/** A form that is sent as a whole: what is refused stands beside its field, and what was entered stays. */
export function useAsking<Values extends object, Data>({
  fields,
  send,
  onDone,
  textOf,
}: Asking<Values, Data>) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const [isBusy, setBusy] = useState(false)
  const refuse = (error: unknown) => {
    const errors = error instanceof HttpError ? (error.errors ?? {}) : {}
    const known = fields.filter((name) => errors[name])
    const shown = known.length
      ? known.map((name) => ({ name, errors: errors[name]! }))
      : [
          {
            name: fields.at(-1)!,
            errors: [textOf?.(error) ?? messageOf(error, t('pages.failure.text'))],
          },
        ]
    form.setFields(shown as unknown as Parameters<typeof form.setFields>[0])
  }
  const submit = async (values: Values) => {
    setBusy(true)
    try {
      const data = await send(values)
      form.resetFields()
      await onDone(data)
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }
  return { form, isBusy, submit }
}
