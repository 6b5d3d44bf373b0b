import { Button, Flex, Form, Input } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { FieldGroup } from '../../../kit/form/field-group'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { COMPANIES } from './company'

export type ContactPoint = Schema<'ContactPoint'>
type Kind = ContactPoint['kind']

const LABELS: Record<Kind, readonly ContactPoint['label'][]> = {
  phone: ['work', 'mobile', 'home', 'fax'],
  email: ['work', 'private'],
}
const KINDS = Object.keys(LABELS) as Kind[]

/** Phones and e-mails of a person or company beside the first ones. */
export function ContactPointsField() {
  const { t } = useTranslation()
  const text = (key: string) => t(`${COMPANIES}.contact.${key}`)
  return (
    <FieldGroup title={text('title')}>
      <Form.List name="contactPoints">
        {(rows, { add, remove }) => (
          <Flex vertical gap="small" style={{ gridColumn: '1 / -1' }}>
            {rows.map(({ key, name }) => (
              <ContactRow key={key} name={name} onRemove={() => remove(name)} />
            ))}
            <Flex gap="small" wrap>
              {KINDS.map((kind) => (
                <Button
                  key={kind}
                  icon={<PlusOutlined />}
                  onClick={() => add({ kind, label: 'work', value: '' })}
                >
                  {text(`add_${kind}`)}
                </Button>
              ))}
            </Flex>
          </Flex>
        )}
      </Form.List>
    </FieldGroup>
  )
}

function ContactRow({ name, onRemove }: { name: number; onRemove: () => void }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${COMPANIES}.contact.${key}`)
  const kind: Kind = Form.useWatch(['contactPoints', name, 'kind'], { preserve: true }) ?? 'phone'
  const place = { n: name + 1 }
  return (
    <Flex gap="small" align="start">
      <Form.Item name={[name, 'kind']} hidden>
        <Input />
      </Form.Item>
      <Form.Item name={[name, 'label']} style={{ width: 130, marginBlockEnd: 0 }}>
        <PlainSelect
          aria-label={t(`${COMPANIES}.contact.label_of`, place)}
          options={LABELS[kind].map((value) => ({ value, label: text(`label.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name={[name, 'value']}
        rules={[{ required: true, message: text('required') }]}
        style={{ flex: 1, marginBlockEnd: 0 }}
      >
        <LatinInput
          type={kind === 'email' ? 'email' : 'tel'}
          maxLength={kind === 'email' ? 254 : 40}
          autoComplete="off"
          aria-label={t(`${COMPANIES}.contact.${kind}_of`, place)}
        />
      </Form.Item>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t(`${COMPANIES}.contact.remove`, place)}
        onClick={onRemove}
      />
    </Flex>
  )
}
