import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import ts from 'typescript'

/** What fails when the page is not as it should be: a comparison, or waiting for what is expected. */
const PROOF = /\b(?:assert|waitFor\w*)\b/

interface Titled {
  title: string
  body: string
}

function parsed(path: string) {
  const text = readFileSync(app.makePath(path), 'utf8')
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
}

function nodesOf(root: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [root]
  // the list grows while it is walked
  for (const node of nodes) ts.forEachChild(node, (child) => void nodes.push(child))
  return nodes
}

/** The functions of a file by name. */
function functionsOf(file: ts.SourceFile): Map<string, string> {
  const found = nodesOf(file).flatMap((node): [string, string][] => {
    const named = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)
    return named && node.name ? [[node.name.getText(), node.getText()]] : []
  })
  return new Map(found)
}

function testsOf(file: ts.SourceFile): Titled[] {
  return nodesOf(file).flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'test') return []
    const [title, body] = node.arguments
    return body ? [{ title: `${file.fileName}: ${title.getText()}`, body: body.getText() }] : []
  })
}

/** Whether a body proves something by itself or by a function that it calls. */
function proves(body: string, functions: Map<string, string>, known = new Set<string>()): boolean {
  if (PROOF.test(body)) return true
  const called = [...body.matchAll(/\b(\w+)\(/g)].map(([, name]) => name)
  return called.some((name) => {
    if (known.has(name) || !functions.has(name)) return false
    return proves(functions.get(name)!, functions, known.add(name))
  })
}

test.group('Tests in the browser', () => {
  const find = (pattern: string) => globSync(pattern, { cwd: app.makePath() }).map(parsed)

  test('each compares something, or waits for what it expects', ({ assert }) => {
    const helpers = find('tests/{helpers,browser}/**/*.ts').filter(
      ({ fileName }) => !fileName.endsWith('.spec.ts')
    )
    const shared = helpers.flatMap((file) => [...functionsOf(file)])
    const tests = find('tests/browser/**/*.spec.ts').flatMap((file) => {
      const functions = new Map([...shared, ...functionsOf(file)])
      return testsOf(file).map(({ title, body }) => ({ title, proven: proves(body, functions) }))
    })
    assert.isAbove(tests.length, 300)
    assert.deepEqual(
      tests.filter(({ proven }) => !proven).map(({ title }) => title),
      []
    )
  })

  test('one without either would be seen', ({ assert }) => {
    const functions = new Map([
      ['sees', 'page.getByText(text).waitFor()'],
      ['opens', 'page.goto(path)'],
    ])
    assert.isTrue(proves('await sees(page)', functions))
    assert.isFalse(proves('await opens(page)', functions))
  })
})
