import { MixedText } from './mixed-text'

/** Text of several lines from the data, each line in its own direction. */
export function Prose({ children }: { children: string }) {
  return children.split('\n').map((line, i) => (
    <span key={i} style={{ display: 'block', minBlockSize: '1lh', overflowWrap: 'anywhere' }}>
      <MixedText>{line}</MixedText>
    </span>
  ))
}
