import { useState } from 'react'
import { Button, Card, Form, Input } from 'antd'
import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConflictDialog } from '../../../kit/form/conflict-dialog'
import { LinkButton } from '../../../kit/link-button'
import { Segments } from '../../../kit/segments'
import { useDecide, type ApprovalDecision, type Choice } from './use-decision'
import styles from './decision.module.css'

interface DecisionFormProps {
  item: ApprovalDecision
  /** What the link of the mail said; one more click decides. */
  chosen: Choice
}

/** Approve, or reject with a reason: nothing happens before the button. */
export function DecisionForm({ item, chosen }: DecisionFormProps) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<Choice>(chosen)
  const { decide, isBusy, conflict, closeConflict, reload } = useDecide(item)
  const isElsewhere = choice === 'approve' && item.approve === null
  const text = (key: string) => t(`notifications.decision.${key}`)
  return (
    <Card size="small" title={text('yours')} className={styles.card}>
      <Segments
        value={choice}
        aria-label={text('yours')}
        onChange={(value) => setChoice(value as Choice)}
        options={(['approve', 'reject'] as const).map((value) => ({ value, label: text(value) }))}
      />
      {isElsewhere ? (
        <>
          <p>{text('elsewhere')}</p>
          <LinkButton type="primary" size="large" to={item.link} className={styles.confirm}>
            {text('open')}
          </LinkButton>
        </>
      ) : (
        <ConfirmForm
          key={choice}
          choice={choice}
          isBusy={isBusy}
          onConfirm={(entered) => void decide(choice, entered)}
        />
      )}
      <ConflictDialog
        error={conflict}
        onReload={() => void reload().then(closeConflict)}
        onClose={closeConflict}
      />
    </Card>
  )
}

interface ConfirmFormProps {
  choice: Choice
  isBusy: boolean
  onConfirm: (text: string) => void
}

function ConfirmForm({ choice, isBusy, onConfirm }: ConfirmFormProps) {
  const { t } = useTranslation()
  const isRejection = choice === 'reject'
  return (
    <Form
      layout="vertical"
      className={styles.form}
      onFinish={({ text }: { text?: string }) => onConfirm(text ?? '')}
    >
      <Form.Item
        name="text"
        label={t(`notifications.decision.${isRejection ? 'reason' : 'comment'}`)}
        rules={[{ required: isRejection, whitespace: isRejection, message: t('kit.required') }]}
      >
        <Input.TextArea rows={isRejection ? 3 : 2} maxLength={1000} />
      </Form.Item>
      <Button
        block
        size="large"
        type="primary"
        htmlType="submit"
        danger={isRejection}
        loading={isBusy}
        icon={isRejection ? <CloseOutlined /> : <CheckOutlined />}
      >
        {t(`notifications.decision.confirm_${choice}`)}
      </Button>
    </Form>
  )
}
