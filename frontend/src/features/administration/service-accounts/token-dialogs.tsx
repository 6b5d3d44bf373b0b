import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { AbilitySelect } from '../../../kit/access/ability-select'
import { FormDialog } from '../../../kit/form/form-dialog'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import {
  ACCOUNTS,
  tokensOf,
  type NewServiceToken,
  type ServiceAccount,
  type ServiceToken,
} from './service-account'

const DAYS = ['30', '90', '180', '366']
const OVERLAP_DAYS = ['0', '1', '7', '30']

interface DialogProps {
  account: ServiceAccount
  onMade: (made: NewServiceToken) => void
  onClose: () => void
}

interface Wish {
  name: string
  abilities: string[]
  days: string
  currentPassword: string
}

/** Asks what a token is for. */
export function NewToken({
  account,
  abilities,
  onMade,
  onClose,
}: DialogProps & { abilities: string[] }) {
  const { t } = useTranslation()
  const save = async ({ days, ...wish }: Wish) => {
    const body = { ...wish, days: Number(days) }
    onMade((await http.post<NewServiceToken>(tokensOf(account), body)).data)
  }
  return (
    <FormDialog<Wish>
      title={t(`${ACCOUNTS}.new_token`)}
      saveLabel={t(`${ACCOUNTS}.make_token`)}
      initialValues={{ abilities, days: '90' }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t(`${ACCOUNTS}.token_fields.name`)}
        rules={[{ required: true }]}
      >
        <Input maxLength={80} dir="auto" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="abilities"
        label={t(`${ACCOUNTS}.token_fields.rights`)}
        rules={[{ required: true }]}
      >
        <AbilitySelect abilities={abilities} />
      </Form.Item>
      <Term />
    </FormDialog>
  )
}

interface Renewal {
  days: string
  overlapDays: string
  currentPassword: string
}

/** A new token like an old one, which works on for some days. */
export function RotateToken({
  account,
  token,
  onMade,
  onClose,
}: DialogProps & { token: ServiceToken }) {
  const { t } = useTranslation()
  const save = async ({ days, overlapDays, currentPassword }: Renewal) => {
    const body = { days: Number(days), overlapDays: Number(overlapDays), currentPassword }
    const path = `${tokensOf(account)}/${token.id}/rotate`
    onMade((await http.post<NewServiceToken>(path, body)).data)
  }
  const overlaps = OVERLAP_DAYS.map((value) => ({
    value,
    label:
      value === '0'
        ? t(`${ACCOUNTS}.at_once`)
        : t(`${ACCOUNTS}.days_count`, { count: Number(value) }),
  }))
  return (
    <FormDialog<Renewal>
      title={t(`${ACCOUNTS}.rotate_title`, { name: token.name })}
      intro={<p>{t(`${ACCOUNTS}.rotate_text`)}</p>}
      saveLabel={t(`${ACCOUNTS}.rotate`)}
      initialValues={{ days: '90', overlapDays: '7' }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item
        name="overlapDays"
        label={t(`${ACCOUNTS}.token_fields.overlapDays`)}
        rules={[{ required: true }]}
      >
        <PlainSelect options={overlaps} />
      </Form.Item>
      <Term />
    </FormDialog>
  )
}

/** How long the new one is valid, and the password of who makes it. */
function Term() {
  const { t } = useTranslation()
  const days = DAYS.map((value) => ({
    value,
    label: t(`${ACCOUNTS}.days_count`, { count: Number(value) }),
  }))
  return (
    <>
      <Form.Item
        name="days"
        label={t(`${ACCOUNTS}.token_fields.days`)}
        rules={[{ required: true }]}
      >
        <PlainSelect options={days} />
      </Form.Item>
      <Form.Item
        name="currentPassword"
        label={t(`${ACCOUNTS}.token_fields.currentPassword`)}
        rules={[{ required: true }]}
      >
        <Input.Password autoComplete="current-password" dir="ltr" />
      </Form.Item>
    </>
  )
}
