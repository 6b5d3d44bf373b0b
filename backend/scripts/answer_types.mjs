import ts from 'typescript'

const READERS = new Set([
  'get',
  'post',
  'put',
  'patch',
  'request',
  'useQuery',
  'useInfiniteQuery',
  'useList',
  'useOne',
  'useRecord',
  'ResourceTable',
  'ResourceForm',
  'DayReport',
])
const HTTP = new Set(['get', 'post', 'put', 'patch', 'request'])

/**
 * Where a page writes down by hand what the server answers instead of taking it from the OpenAPI
 * document: an object type with `can`, or with `id`, `version` and more; and a literal or an interface
 * as the type of what is read (`useQuery<…>`, `http.get<…>`, `ResourceTable<…>` and so on).
 * @param {string} path
 * @param {(path: string) => string | null} read the text of a file, null where there is none
 * @returns {{ line: number, message: string }[]}
 */
export function handWrittenAnswers(path, read) {
  const source = parse(path, read(path))
  const problems = []
  const report = (node, message) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    problems.push({ line: line + 1, message })
  }
  const visit = (node) => {
    if (isObjectType(node) && isRecord(node)) report(node, 'a record of the API written by hand')
    const reader = readerOf(node)
    const type = reader && node.typeArguments?.[0]
    if (type && isByHand(type, { source, path, read })) {
      report(type, `what ${reader} reads is typed by hand: ${type.getText(source)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

const isObjectType = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)

/** Props of a component are no answer, nor is `{ id, version }`, which an action needs of any record. */
function isRecord({ name: own, members }) {
  if (own?.text.endsWith('Props')) return false
  const names = new Set(members.map(({ name }) => name && ts.isIdentifier(name) && name.text))
  return names.has('can') || (names.has('id') && names.has('version') && names.size > 2)
}

function readerOf(node) {
  const called = ts.isCallExpression(node) ? node.expression : undefined
  const drawn =
    ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? node.tagName : undefined
  const name = called ?? drawn
  if (!name) return undefined
  if (ts.isIdentifier(name)) return READERS.has(name.text) && !HTTP.has(name.text) && name.text
  const isHttp = ts.isPropertyAccessExpression(name) && name.expression.getText() === 'http'
  return isHttp && HTTP.has(name.name.text) && `http.${name.name.text}`
}

function isByHand(type, place) {
  const byHand = (node) => isByHand(node, place)
  if (ts.isTypeLiteralNode(type)) return true
  if (ts.isArrayTypeNode(type)) return byHand(type.elementType)
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) return byHand(type.type)
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) return type.types.some(byHand)
  if (ts.isIndexedAccessTypeNode(type)) return byHand(type.objectType)
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return false
  return type.typeArguments?.some(byHand) || isDeclaredByHand(type.typeName.text, place)
}

/** Follows a name to where it is declared; what `src/api` offers comes from the document. */
function isDeclaredByHand(name, { source, path, read }) {
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name) {
      // `Page<Schema<'Shop'>>` is what the page itself makes of an answer
      return !statement.typeParameters
    }
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name) {
      return isByHand(statement.type, { source, path, read })
    }
    const imported = importedAs(statement, name)
    if (imported) return isImportedByHand(imported, path, read)
  }
  return false
}

function importedAs(statement, name) {
  if (!ts.isImportDeclaration(statement)) return undefined
  const named = statement.importClause?.namedBindings
  if (!named || !ts.isNamedImports(named)) return undefined
  const found = named.elements.find((element) => element.name.text === name)
  return (
    found && { name: (found.propertyName ?? found.name).text, from: statement.moduleSpecifier.text }
  )
}

function isImportedByHand({ name, from }, path, read) {
  if (!from.startsWith('.')) return false
  const target = new URL(from, `file:///${path}`).pathname.slice(1)
  if (target.startsWith('frontend/src/api/')) return false
  for (const extension of ['.ts', '.tsx']) {
    const text = read(target + extension)
    if (text === null) continue
    const place = { source: parse(target + extension, text), path: target + extension, read }
    return isDeclaredByHand(name, place)
  }
  return false
}

function parse(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
}
