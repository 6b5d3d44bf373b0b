import { Input, Timeline, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { DateText } from '../../../kit/display/date-text'
import { FromTo } from '../../../kit/display/from-to'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { DayInput } from '../../../kit/inputs/day-input'
import {
  GUARANTEES,
  useGuaranteeWrites,
  type Guarantee,
  type GuaranteeDetail,
} from './project-guarantees'

interface ExtensionDialogProps {
  guarantee: Guarantee
  onClose: () => void
}

/** Gives a guarantee a later end, below the ends that it had. */
export function ExtensionDialog({ guarantee, onClose }: ExtensionDialogProps) {
  const { t } = useTranslation()
  const { id, number, version, projectId } = guarantee
  const write = useGuaranteeWrites(projectId)
  return (
    <FormDialog<{ expiresOn: string; reason?: string }>
      title={t(`${GUARANTEES}.extend_title`, { number })}
      intro={<EarlierEnds guarantee={guarantee} />}
      saveLabel={t(`${GUARANTEES}.extend`)}
      onSave={({ expiresOn, reason }) =>
        write({
          ...{ path: `project-guarantees/${id}/extensions`, method: 'post', version },
          ...{ body: { expiresOn, reason: reason || null }, done: t(`${GUARANTEES}.extended`) },
        })
      }
      onClose={onClose}
    >
      <Field resource={GUARANTEES} name="expiresOn" required>
        <DayInput />
      </Field>
      <Field resource={GUARANTEES} name="reason">
        <Input.TextArea dir="auto" rows={2} maxLength={1000} />
      </Field>
    </FormDialog>
  )
}

function EarlierEnds({ guarantee }: { guarantee: Guarantee }) {
  const path = `/api/project-guarantees/${guarantee.id}`
  const { data } = useQuery({
    queryKey: [path, guarantee.version],
    queryFn: async ({ signal }) => (await http.get<GuaranteeDetail>(path, { signal })).data,
  })
  if (!data?.extensions.length) return null
  return (
    <Timeline
      style={{ marginBlockStart: 16, marginBlockEnd: -16 }}
      items={data.extensions.map((one, at) => ({
        key: at,
        children: (
          <>
            <FromTo from={<DateText value={one.fromOn} />} to={<DateText value={one.toOn} />} />
            {one.changedBy ? <> · {one.changedBy}</> : null}
            <br />
            <Typography.Text type="secondary">
              <bdi>{one.reason}</bdi>
            </Typography.Text>
          </>
        ),
      }))}
    />
  )
}
