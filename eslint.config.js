import { readFileSync } from 'node:fs'
import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/* Which domain may import which: docs/architecture.md says it in words. */
const MAY_KNOW = JSON.parse(
  readFileSync(new URL('./backend/boundaries.json', import.meta.url), 'utf8')
)
const ALL = Object.keys(MAY_KNOW)
const DEPARTMENTS = ALL.filter((name) => MAY_KNOW[name].includes('files'))

/** Rules that keep one domain of the server behind its arrows. */
function serverBoundary(domain) {
  const closed = ALL.filter((other) => other !== domain && !MAY_KNOW[domain].includes(other))
  const department = DEPARTMENTS.includes(domain)
  const shut = closed.filter((other) => !department || !DEPARTMENTS.includes(other))
  const ajar = closed.filter((other) => !shut.includes(other))
  const patterns = [
    {
      regex: `^(\\.\\./)+(${ALL.join('|')})/`,
      message: 'Another domain is imported by its alias (#domain/…), never by a path.',
    },
  ]
  if (shut.length) {
    patterns.push({
      regex: `^#(${shut.join('|')})/`,
      message: `${domain} may not know this domain (docs/architecture.md).`,
    })
  }
  if (ajar.length) {
    patterns.push({
      regex: `^#(${ajar.join('|')})/(?!(events|enums)/)`,
      message: 'Of another department only events/ and enums/ may be imported.',
    })
  }
  return {
    files: [`backend/app/${domain}/**/*.ts`],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  }
}

const ANTD_LOCALE = {
  regex: '^antd/(lib/)?locale/',
  message: 'Use antd/es/locale/…: this path silently drops the locale in the build.',
}
const SKELETON_HEADING = {
  selector: "JSXOpeningElement[name.name='Skeleton']:not(:has(JSXAttribute[name.name='title']))",
  message: 'Say title={false}: the title of a skeleton is an empty heading to a screen reader.',
}
const FEATURES = ['notifications', 'identity', 'files', ...DEPARTMENTS]

function featureBoundary(feature) {
  const others = FEATURES.filter((other) => other !== feature)
  return {
    files: [`frontend/src/features/${feature}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ANTD_LOCALE,
            {
              regex: `^(\\.\\./)+(features/)?(${others.join('|')})(/|$)`,
              message: 'A feature does not import another feature; what both need goes to kit.',
            },
            { regex: '^(\\.\\./)+app/', message: 'Only app imports features, never the reverse.' },
          ],
        },
      ],
    },
  }
}

const sharedBoundary = {
  files: ['frontend/src/{api,kit,providers,theme}/**/*.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ANTD_LOCALE,
          {
            regex: '^(\\.\\./)+(features|app)(/|$)',
            message: 'api, kit, providers and theme know no feature and not the app.',
          },
        ],
      },
    ],
  },
}

/** Calls that only shape a query and give the builder back; running one is still awaited. */
const QUERY_SHAPING = [
  'DatabaseQueryBuilderSelect',
  'Having',
  'Join',
  'OrderBy',
  'RawQueryFn',
  'Where',
  'WhereColumn',
  'WhereExists',
  'WhereIn',
  'WhereNull',
]

const QUERY_UNCHECKED = {
  selector:
    "CallExpression[callee.property.name='validate'] CallExpression[callee.property.name='qs']",
  message: 'Use validateQuery (#core/http/validate): it answers in the language of the asker.',
}

const sizes = {
  'max-lines': ['error', { max: 300 }],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'backend/build/',
      'backend/.adonisjs/',
      'backend/database/schema.ts',
      'frontend/dist/',
      'frontend/src/api/schema/',
      '**/.*.ts',
      '**/*.d.ts',
      '.data/',
      '.cache/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { ...tseslint.configs.eslintRecommended, files: ['**/*.{ts,tsx}'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: '@adonisjs/lucid', name: QUERY_SHAPING },
          ],
        },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      eqeqeq: ['error', 'smart'],
      'no-unused-vars': 'off',
      'no-restricted-imports': ['error', { patterns: [ANTD_LOCALE] }],
      ...sizes,
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        AbortController: false,
        console: false,
        fetch: false,
        process: false,
        URL: false,
      },
    },
    rules: { eqeqeq: ['error', 'smart'], ...sizes },
  },
  {
    files: ['frontend/public/**/*.js'],
    languageOptions: {
      globals: {
        document: false,
        localStorage: false,
        location: false,
        matchMedia: false,
        window: false,
      },
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-restricted-syntax': ['error', SKELETON_HEADING],
    },
  },
  {
    files: ['backend/app/**/*.ts'],
    ignores: ['backend/app/core/http/validate.ts'],
    rules: { 'no-restricted-syntax': ['error', QUERY_UNCHECKED] },
  },
  ...ALL.map(serverBoundary),
  ...FEATURES.map(featureBoundary),
  sharedBoundary,
  {
    // a group of tests, a table's columns and a lint configuration are lists, not functions to be
    // understood at once
    files: ['**/*.{spec,test}.{ts,tsx}', 'backend/database/migrations/*.ts', 'eslint.config.js'],
    rules: { 'max-lines-per-function': 'off' },
  }
)
