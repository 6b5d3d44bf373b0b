import fc from 'fast-check'
import { test } from '@japa/runner'
import { evaluate, isFormulaName, type FormulaError } from '#engines/formulas/formula'

const problemOf = (formula: string, values: Record<string, string> = {}) => {
  try {
    return evaluate(formula, values)
  } catch (error) {
    return (error as FormulaError).problem
  }
}

test.group('Formulas over named numbers', () => {
  test('come to what they say, exactly', ({ assert }) => {
    const values = { area: '12.5', waste: '7', height: '3' }
    for (const [formula, result] of [
      ['area * (1 + waste / 100)', '13.375'],
      ['ceil(area / height)', '5'],
      ['floor(-area)', '-13'],
      ['round(area / height, 2)', '4.17'],
      ['max(area, 20) − min(1, 2)', '19'],
      ['0.1 + 0.2', '0.3'],
      ['-(2) * -3', '6'],
      ['2 × 3 ÷ 4', '1.5'],
      ['area / 3 * 3', '12.5'],
      ['0 * -1', '0'],
    ])
      assert.equal(evaluate(formula, values), result, formula)
  })

  test('run nothing else and say why they give no number', ({ assert }) => {
    for (const formula of ['', '1 +', '(1', 'min()', '1 2', 'a.b', 'ceil 1', '"a"', '1;2', 'x=1'])
      assert.equal(problemOf(formula, { a: '1', x: '1' }), 'syntax', formula)
    for (const name of ['constructor', 'process', '__proto__', 'to_string'])
      assert.include(['unknown_name', 'syntax'], problemOf(name), name)
    assert.equal(problemOf('1 / (a - a)', { a: '3' }), 'division_by_zero')
    assert.equal(problemOf('1+'.repeat(200) + '1'), 'too_long')
    assert.equal(problemOf('('.repeat(60) + '1' + ')'.repeat(60)), 'syntax')
    assert.isFalse(isFormulaName('min'))
    assert.isFalse(isFormulaName('Área'))
    assert.isTrue(isFormulaName('wall_area2'))
  })

  test('any text is a number or a formula problem, never another failure', ({ assert }) => {
    const piece = fc.constantFrom('1', '2.5', 'a', 'min', '(', ')', ',', '+', '-', '*', '/', ' ')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const result = problemOf(pieces.join(''), { a: '4' })
        assert.match(result, /^-?\d|syntax|unknown_name|division_by_zero|too_long/)
      })
    )
  })
})
