import { useRef, useState, type KeyboardEvent } from 'react'
import { Select, type RefSelectProps } from 'antd'
import type { CellContext, GridColumn } from './columns/column'
import styles from './grid.module.css'

/** Where the cursor goes once a text is taken. */
export type Then = 'down' | 'up' | 'next' | 'previous' | 'stay'

interface CellEditorProps {
  column: GridColumn
  context: CellContext
  label: string
  text: string
  /** Begun by typing: arrows leave the cell. */
  isTyped: boolean
  /** Answers why a text is not taken. */
  onCommit: (text: string, then: Then) => string | null
  onCancel: () => void
}

export function CellEditor(props: CellEditorProps) {
  const { column, context, text } = props
  // a letter that was typed begins a text; a choice is looked up by it
  if (column.choices) return <ChoiceEditor {...props} choices={column.choices(context)} />
  return <TextEditor key={text} {...props} />
}

function TextEditor(props: CellEditorProps) {
  const { column, label, isTyped } = props
  const { value, write, problem, commit, onKeyDown } = useTextEditor(props)
  return (
    <div className={styles.editor}>
      <input
        autoFocus
        aria-label={label}
        aria-invalid={problem !== null}
        dir={column.dir ?? 'auto'}
        value={value}
        onFocus={({ target }) => (isTyped ? undefined : target.select())}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => commit('stay')}
      />
      {problem === null ? null : (
        <div role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
    </div>
  )
}

/** The text of a cell until it is taken: what cannot be taken stays, with the reason. */
function useTextEditor({ text, isTyped, onCommit, onCancel }: CellEditorProps) {
  const [value, setValue] = useState(text)
  const [problem, setProblem] = useState<string | null>(null)
  // closing the editor takes the focus away, which would commit again
  const isDone = useRef(false)
  const commit = (then: Then) => {
    if (isDone.current) return
    isDone.current = true
    const why = onCommit(value, then)
    if (why === null) return
    isDone.current = false
    setProblem(why)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    event.stopPropagation()
    const then = thenOf(event, isTyped)
    if (event.key === 'Escape') {
      isDone.current = true
      onCancel()
    } else if (then) {
      event.preventDefault()
      commit(then)
    }
  }
  const write = (next: string) => {
    setProblem(null)
    setValue(next)
  }
  return { value, write, problem, commit, onKeyDown }
}

function thenOf(event: KeyboardEvent, isTyped: boolean): Then | null {
  if (event.key === 'Enter') return event.shiftKey ? 'up' : 'down'
  if (event.key === 'Tab') return event.shiftKey ? 'previous' : 'next'
  if (!isTyped || event.shiftKey || event.altKey) return null
  if (event.key === 'ArrowDown') return 'down'
  return event.key === 'ArrowUp' ? 'up' : null
}

type ChoiceEditorProps = CellEditorProps & { choices: { value: string; label: string }[] }

function ChoiceEditor({ choices, label, text, isTyped, onCommit, onCancel }: ChoiceEditorProps) {
  const select = useRef<RefSelectProps>(null)
  const [search, setSearch] = useState(isTyped ? text : '')
  const present = choices.find((choice) => choice.label === text)?.value
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Tab') {
      event.preventDefault()
      onCancel()
    }
  }
  return (
    // the list of choices has the keys first: arrows and Enter choose
    <div role="presentation" className={styles.editor} onKeyDown={onKeyDown}>
      <Select
        ref={select}
        autoFocus
        defaultOpen
        showSearch
        aria-label={label}
        optionFilterProp="label"
        searchValue={search}
        onSearch={setSearch}
        value={isTyped ? undefined : present}
        options={choices}
        popupMatchSelectWidth={false}
        onSelect={(value: string) => void onCommit(value, 'down')}
        onBlur={onCancel}
      />
    </div>
  )
}
