import { useState, type ReactNode } from 'react'
import { Button, Flex, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { CALENDAR, SCOPES, type Scope } from './calendar'

/**
 * Asks whether a change is meant for one day of a series, for the later ones too, or for all.
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
      footer={null}
    >
      <Flex vertical gap="small">
        {t(`${CALENDAR}.series.explain`)}
        {SCOPES.map((scope) => (
          <Button
            key={scope}
            block
            type={scope === 'one' ? 'primary' : 'default'}
            onClick={() => close(scope)}
          >
            {t(`${CALENDAR}.series.${scope}`)}
          </Button>
        ))}
        <Button block type="text" onClick={() => close(null)}>
          {t('common.cancel')}
        </Button>
      </Flex>
    </Modal>
  )
  return [ask, dialog]
}
