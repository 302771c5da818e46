import {
  argumentsOf,
  type Expression,
  type FunctionDeclaration,
  isCall,
  rangeOf,
  type Statement,
} from './parse.ts';
import {
  type Binding,
  declareName,
  findBinding,
  innerScope,
  makeBinding,
  type Names,
  noteAssignment,
  type Scope,
} from './scope.ts';

/**
 * Finds what each name of a block stands for. `outer` are the locals of the preceding blocks; the last argument is what
 * those said about fields and functions.
 */
export function resolveNames(
  body: Statement[],
  outer: ReadonlyMap<string, Binding>,
  { added, returning }: Pick<Names, 'added' | 'returning'>,
): Names {
  const names: Names = {
    bindings: new Map(),
    free: [],
    written: [],
    calls: [],
    added: new Set(added),
    returning: new Set(returning),
    top: new Map(outer),
    declared: new Map(),
  };
  visitBody(body, { names: names.top, owner: undefined }, names);
  return names;
}

function visitBody(body: Statement[], scope: Scope, names: Names): void {
  for (const statement of body) visitStatement(statement, scope, names);
}

function visitStatement(node: Statement, scope: Scope, names: Names): void {
  const visit = (expression: Expression) => visitExpression(expression, scope, names);
  const test = (expression: Expression) => visitExpression(expression, scope, names, true);
  switch (node.type) {
    case 'LocalStatement':
      node.init.forEach(visit);
      for (const [index, id] of node.variables.entries()) {
        const binding = declareName(id, scope, names);
        const value = node.init[index];
        if (value?.type === 'FunctionDeclaration') binding.fn = value;
      }
      return;
    case 'AssignmentStatement':
      node.init.forEach(visit);
      for (const variable of node.variables) visitTarget(variable, scope, names);
      return;
    case 'CallStatement':
      visit(node.expression);
      return;
    case 'FunctionDeclaration':
      if (node.isLocal && node.identifier?.type === 'Identifier')
        declareName(node.identifier, scope, names).fn = node;
      else if (node.identifier) visitTarget(node.identifier, scope, names);
      visitFunction(node, scope, names);
      return;
    case 'ReturnStatement':
      if (scope.owner && node.arguments.length) names.returning.add(scope.owner);
      node.arguments.forEach(visit);
      return;
    case 'IfStatement':
      for (const clause of node.clauses) {
        if (clause.type !== 'ElseClause') test(clause.condition);
        visitBody(clause.body, innerScope(scope), names);
      }
      return;
    case 'WhileStatement':
      test(node.condition);
      visitBody(node.body, innerScope(scope), names);
      return;
    case 'DoStatement':
      visitBody(node.body, innerScope(scope), names);
      return;
    case 'RepeatStatement': {
      const within = innerScope(scope);
      visitBody(node.body, within, names);
      visitExpression(node.condition, within, names, true);
      return;
    }
    case 'ForNumericStatement': {
      for (const part of [node.start, node.end, node.step]) if (part) visit(part);
      const within = innerScope(scope);
      declareName(node.variable, within, names);
      visitBody(node.body, within, names);
      return;
    }
    case 'ForGenericStatement': {
      node.iterators.forEach(visit);
      const within = innerScope(scope);
      for (const id of node.variables) declareName(id, within, names);
      visitBody(node.body, within, names);
    }
  }
}

/** Visits what an assignment or a named function gives a value: a variable, or a field of a table. */
function visitTarget(target: Expression, scope: Scope, names: Names): void {
  if (target.type === 'Identifier') {
    noteAssignment(target, scope, names);
    return;
  }
  if (target.type === 'MemberExpression') names.added.add(target.identifier.name);
  visitExpression(target, scope, names);
}

function visitFunction(node: FunctionDeclaration, scope: Scope, names: Names): void {
  const within: Scope = { names: new Map(), owner: node, parent: scope };
  if (node.identifier?.type === 'MemberExpression' && node.identifier.indexer === ':')
    within.names.set('self', makeBinding('self', node));
  for (const id of node.parameters) if (id.type === 'Identifier') declareName(id, within, names);
  visitBody(node.body, within, names);
}

/** `isTest` is true inside a condition, and where one value decides about another. */
function visitExpression(node: Expression, scope: Scope, names: Names, isTest = false): void {
  const visit = (child: Expression, test = isTest) => visitExpression(child, scope, names, test);
  if (isCall(node)) {
    names.calls.push(node);
    visit(node.base, false);
    const asserts = node.base.type === 'Identifier' && node.base.name === 'assert';
    for (const argument of argumentsOf(node)) visit(argument, isTest || asserts);
    return;
  }
  switch (node.type) {
    case 'Identifier': {
      const binding = findBinding(node.name, scope);
      if (!binding) {
        names.free.push(node);
        return;
      }
      names.bindings.set(node, binding);
      binding.uses.push(node);
      if (isTest) binding.tests.push(rangeOf(node)[0]);
      return;
    }
    case 'FunctionDeclaration':
      visitFunction(node, scope, names);
      return;
    case 'MemberExpression':
      visit(node.base, false);
      return;
    case 'IndexExpression':
      visit(node.base, false);
      visit(node.index, false);
      return;
    case 'UnaryExpression':
      visit(node.argument, isTest || node.operator === 'not');
      return;
    case 'BinaryExpression': {
      const compares = isTest || node.operator === '==' || node.operator === '~=';
      visit(node.left, compares);
      visit(node.right, compares);
      return;
    }
    case 'LogicalExpression':
      visit(node.left, true);
      visit(node.right, true);
      return;
    case 'TableConstructorExpression':
      for (const field of node.fields) {
        if (field.type === 'TableKey') visit(field.key, false);
        visit(field.value, false);
      }
  }
}
