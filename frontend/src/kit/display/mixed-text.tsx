import { Fragment } from 'react'
import { latinRuns } from './latin-runs'

/**
 * Text from the data, kept from disturbing its neighbours. Within Arabic words a code such as 6060-T6
 * stands in its own direction, or it would be read as T6-6060.
 */
export function MixedText({ children }: { children: string | null | undefined }) {
  if (!children) return null
  const runs = latinRuns(children)
  return (
    <bdi>
      {runs.map(({ text, latin }, i) =>
        latin ? (
          <bdi key={i} dir="ltr">
            {text}
          </bdi>
        ) : (
          <Fragment key={i}>{text}</Fragment>
        )
      )}
    </bdi>
  )
}
