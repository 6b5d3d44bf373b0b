import { useState } from 'react'
import { Alert, Button, Flex, Form, Input, InputNumber, Typography } from 'antd'
import { SaveOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast'
import { ConfirmAction } from '../../../kit/confirm-action'
import { isSound, SCORING, weightsOf, type Rules } from './scoring-config'

interface RulesFooterProps {
  rules: Rules
  mayChange: boolean
  isChanged: boolean
  onChange: (rules: Rules) => void
  onDiscard: () => void
  onSaved: () => void
}

/** Bands, the sum of the weights, and the way to put the rules in force. */
export function RulesFooter(props: RulesFooterProps) {
  const { rules, mayChange, isChanged, onChange, onDiscard, onSaved } = props
  const { t } = useTranslation()
  return (
    <Flex vertical gap="middle">
      <Bands rules={rules} disabled={!mayChange} onChange={onChange} />
      {isChanged && !isSound(rules) ? (
        <Alert type="warning" showIcon message={t(`${SCORING}.unsound`)} />
      ) : null}
      {mayChange && isChanged ? (
        <Publishing rules={rules} onDiscard={onDiscard} onSaved={onSaved} />
      ) : null}
      {mayChange ? null : (
        <Typography.Text type="secondary">{t(`${SCORING}.read_only`)}</Typography.Text>
      )}
    </Flex>
  )
}

interface BandsProps {
  rules: Rules
  disabled: boolean
  onChange: (rules: Rules) => void
}

/** From which score on GO and REVIEW begin, and what the weights add up to. */
function Bands({ rules, disabled, onChange }: BandsProps) {
  const { t } = useTranslation()
  const sum = weightsOf(rules)
  const band = (name: 'go' | 'review') => (
    <Form.Item label={t(`${SCORING}.band_${name}`)} htmlFor={`band-${name}`} style={{ margin: 0 }}>
      <InputNumber
        id={`band-${name}`}
        min={0}
        max={100}
        precision={0}
        disabled={disabled}
        value={rules.bands[name]}
        onChange={(value) => onChange({ ...rules, bands: { ...rules.bands, [name]: value ?? 0 } })}
      />
    </Form.Item>
  )
  return (
    <Form layout="vertical" component={false}>
      <Flex wrap gap="middle" align="end">
        {band('go')}
        {band('review')}
        <Typography.Text type={sum === 100 ? 'secondary' : 'danger'} role="status">
          {t(`${SCORING}.sum`, { sum })}
        </Typography.Text>
      </Flex>
    </Form>
  )
}

interface PublishingProps {
  rules: Rules
  onDiscard: () => void
  onSaved: () => void
}

function usePublish(rules: Rules, onSaved: () => void) {
  const { t } = useTranslation()
  const [note, setNote] = useState('')
  const save = async () => {
    try {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      await http.post('/api/scoring-configs', { ...rules, note: note || null }, { headers })
      toast({ variant: 'success', title: t(`${SCORING}.saved`) })
      setNote('')
      onSaved()
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
      throw error
    }
  }
  return { note, setNote, save }
}

function Publishing({ rules, onDiscard, onSaved }: PublishingProps) {
  const { t } = useTranslation()
  const { note, setNote, save } = usePublish(rules, onSaved)
  return (
    <Flex wrap gap="small">
      <Input
        aria-label={t(`${SCORING}.note`)}
        placeholder={t(`${SCORING}.note`)}
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        style={{ flex: '1 1 200px' }}
      />
      <ConfirmAction
        type="primary"
        icon={<SaveOutlined />}
        disabled={!isSound(rules)}
        label={t(`${SCORING}.save`)}
        title={t(`${SCORING}.save_title`)}
        content={t(`${SCORING}.save_text`)}
        confirmLabel={t(`${SCORING}.save`)}
        onConfirm={save}
      />
      <Button onClick={onDiscard}>{t(`${SCORING}.discard`)}</Button>
    </Flex>
  )
}
