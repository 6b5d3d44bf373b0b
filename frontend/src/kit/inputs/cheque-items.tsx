import { useState } from 'react'
import { Checkbox, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayInput } from './day-input'

interface ChequeItemsProps {
  /** A cheque of the firm: its bank is that of the account unless stated. */
  own?: boolean
}

/**
 * A cheque that is kept until its bank has paid it, as the item `cheque` of a form. Without the mark, the money counts as
 * at the bank already.
 */
export function ChequeItems({ own = false }: ChequeItemsProps) {
  const { t } = useTranslation()
  const [isKept, setKept] = useState(false)
  const text = (key: string) => t(`kit.cheque.${key}`)
  return (
    <>
      <Form.Item>
        <Checkbox checked={isKept} onChange={({ target }) => setKept(target.checked)}>
          {text(own ? 'given' : 'kept')}
        </Checkbox>
      </Form.Item>
      {isKept ? <ChequeFields own={own} at={['cheque']} /> : null}
    </>
  )
}

interface ChequeFieldsProps extends ChequeItemsProps {
  /** Where it is among the values of the form. */
  at: (string | number)[]
}

/** Number, bank and day of a cheque. */
export function ChequeFields({ own = false, at }: ChequeFieldsProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`kit.cheque.${key}`)
  const required = [{ required: true, message: t('kit.required') }]
  return (
    <>
      <Form.Item name={[...at, 'number']} label={text('number')} rules={required}>
        <Input maxLength={40} dir="ltr" />
      </Form.Item>
      <Form.Item
        name={[...at, 'bankName']}
        label={text('bankName')}
        rules={own ? [] : required}
        extra={own ? text('own_bank') : undefined}
      >
        <Input maxLength={120} dir="auto" />
      </Form.Item>
      <Form.Item name={[...at, 'chequeOn']} label={text('chequeOn')} rules={required}>
        <DayInput />
      </Form.Item>
    </>
  )
}
