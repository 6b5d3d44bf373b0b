import styles from './week-grid.module.css'

/** What is wrong with a cell of the week, below it. */
export const CellError = ({ text }: { text: string | undefined }) =>
  text ? (
    <span role="alert" className={styles.error}>
      {text}
    </span>
  ) : null
