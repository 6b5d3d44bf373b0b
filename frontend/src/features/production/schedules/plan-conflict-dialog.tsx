import { useState } from 'react'
import { Button, Flex, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import { LocalName } from '../../../kit/display/local-name'
import { useFormats } from '../../../kit/display/use-formats'
import { toast } from '../../../providers/toast'
import type { Difference, PlanConflict } from './plan/types'
import { SCHEDULES } from './schedule'

/** So many of another planner's changes are listed by name. */
const LISTED = 12

/** Someone else has saved meanwhile: what they changed, and whether to make the own changes again on it. */
export function PlanConflictDialog({ conflict }: { conflict: PlanConflict | null }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  if (!conflict) return null
  const reapply = async () => {
    setBusy(true)
    try {
      await conflict.reapply()
    } catch (error) {
      const description = messageOf(error, t('kit.try_again'))
      toast({ variant: 'destructive', title: t('kit.action_failed'), description })
    }
    setBusy(false)
  }
  return (
    <Modal
      open
      closable={false}
      title={t(`${SCHEDULES}.conflict.title`)}
      footer={
        <Flex wrap gap="small" justify="end">
          <Button danger onClick={conflict.dismiss} disabled={busy}>
            {t(`${SCHEDULES}.conflict.discard`)}
          </Button>
          <Button type="primary" loading={busy} onClick={() => void reapply()}>
            {t(`${SCHEDULES}.conflict.reapply`)}
          </Button>
        </Flex>
      }
    >
      <ConflictText conflict={conflict} />
    </Modal>
  )
}

function ConflictText({ conflict }: { conflict: PlanConflict }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { changedBy, changedAt, theirs, mine } = conflict
  return (
    <>
      <p>
        {t(`${SCHEDULES}.conflict.text`, {
          name: changedBy ?? t('kit.conflict.someone'),
          at: changedAt ? formats.instant(changedAt) : '',
        })}
      </p>
      <ul>
        {theirs.slice(0, LISTED).map((difference, index) => (
          <li key={index}>
            <DifferenceText difference={difference} />
          </li>
        ))}
      </ul>
      {theirs.length > LISTED ? (
        <p>{t(`${SCHEDULES}.conflict.more`, { count: theirs.length - LISTED })}</p>
      ) : null}
      <p>{t(`${SCHEDULES}.conflict.mine`, { count: mine })}</p>
    </>
  )
}

function DifferenceText({ difference }: { difference: Difference }) {
  const { t } = useTranslation()
  const { kind, name, nameAr, fields } = difference
  const names = fields.map((field) => t(`${SCHEDULES}.fields.${field}`))
  return (
    <>
      {name === null ? null : (
        <>
          <LocalName name={name} nameAr={nameAr} />:{' '}
        </>
      )}
      {kind === 'changed'
        ? names.join(t(`${SCHEDULES}.separator`))
        : t(`${SCHEDULES}.conflict.kinds.${kind}`)}
    </>
  )
}
