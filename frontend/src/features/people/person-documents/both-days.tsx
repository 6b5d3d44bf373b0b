import { Flex, Typography } from 'antd'
import { DateText } from '../../../kit/display/date-text'
import { NONE } from '../../../kit/display/none'
import { useFormats } from '../../../kit/display/use-formats'

/** A day in both calendars, the Gregorian one above. */
export function BothDays({ on, hijri }: { on: string | null; hijri: string | null }) {
  const formats = useFormats()
  if (!on) return NONE
  return (
    <Flex vertical>
      <DateText value={on} />
      {hijri ? (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {formats.hijriDay(on)}
        </Typography.Text>
      ) : null}
    </Flex>
  )
}
