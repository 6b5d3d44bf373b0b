import { useState } from 'react'
import { Alert, Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { useSend } from '../../../kit/use-send'
import { DEMO_DATA, useDemoData, useKeepDemo, type DemoData } from './demo-data'
import { RemoveDemo } from './remove-demo'

/** Says that the portal shows the demo company, and lets owners remove it. Nothing where it doesn't. */
export function DemoNotice() {
  const { data } = useDemoData()
  if (!data?.demo) return null
  return data.demo.removal ? (
    <Requested removal={data.demo.removal} />
  ) : (
    <Present demo={data.demo} />
  )
}

function Present({ demo }: { demo: DemoData }) {
  const { t } = useTranslation()
  const [isAsked, ask] = useState(false)
  return (
    <>
      <Alert
        type="info"
        showIcon
        style={{ marginBlockEnd: 16 }}
        message={t(`${DEMO_DATA}.title`)}
        description={
          <Flex vertical align="start" gap="small">
            {t(`${DEMO_DATA}.${demo.can.remove ? 'lead' : 'lead_others'}`)}
            {demo.can.remove ? (
              <Button danger onClick={() => ask(true)}>
                {t(`${DEMO_DATA}.remove`)}
              </Button>
            ) : null}
          </Flex>
        }
      />
      {isAsked ? <RemoveDemo demo={demo} onClose={() => ask(false)} /> : null}
    </>
  )
}

function Requested({ removal }: { removal: NonNullable<DemoData['removal']> }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const send = useSend()
  const keep = useKeepDemo()
  const state = removal.failed ? 'failed' : 'requested'
  const values = {
    name: removal.requestedBy.name ?? '',
    at: formats.instant(removal.requestedAt),
  }
  return (
    <Alert
      type={removal.failed ? 'error' : 'warning'}
      showIcon
      style={{ marginBlockEnd: 16 }}
      message={t(`${DEMO_DATA}.${state}.title`)}
      description={t(`${DEMO_DATA}.${state}.text`, values)}
      action={
        <Button
          loading={keep.isPending}
          onClick={() =>
            void send(t(`${DEMO_DATA}.kept`), () => keep.mutateAsync()).catch(() => {})
          }
        >
          {t(`${DEMO_DATA}.keep`)}
        </Button>
      }
    />
  )
}
