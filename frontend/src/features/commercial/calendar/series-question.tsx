import { useState, type ReactNode } from 'react'
import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { CALENDAR, type Scope } from './calendar'

/**
 * Asks whether a change is meant for one day of a series or for all of them.
 * @returns the question, which is answered with null when the person thinks better of it, and what
 * has to stand on the page for it to be seen
 */
export function useSeriesQuestion(): [() => Promise<Scope | null>, ReactNode] {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<((scope: Scope | null) => void) | null>(null)
  const ask = () => new Promise<Scope | null>((resolve) => setAnswer(() => resolve))
  const close = (scope: Scope | null) => {
    answer?.(scope)
    setAnswer(null)
  }
  const dialog = (
    <Modal
      open={answer !== null}
      title={t(`${CALENDAR}.series.question`)}
      onCancel={() => close(null)}
      footer={[
        <Button key="cancel" onClick={() => close(null)}>
          {t('common.cancel')}
        </Button>,
        <Button key="all" onClick={() => close('all')}>
          {t(`${CALENDAR}.series.all`)}
        </Button>,
        <Button key="one" type="primary" onClick={() => close('one')}>
          {t(`${CALENDAR}.series.one`)}
        </Button>,
      ]}
    >
      {t(`${CALENDAR}.series.explain`)}
    </Modal>
  )
  return [ask, dialog]
}
