import { assignVariables, setLocal, setLocals, softenFlags, valuesFor } from './assignments.ts';
import { calledName } from './events.ts';
import { evaluate, evaluateAll } from './expressions.ts';
import { loopValues } from './loop-values.ts';
import { narrowByCondition, settleNilIn } from './narrow.ts';
import { neededValue } from './nil.ts';
import {
  type Expression,
  type FunctionDeclaration,
  type Identifier,
  isWithin,
  pathOf,
  type Statement,
} from './parse.ts';
import type { Run } from './run.ts';
import { basesOf, NIL } from './types.ts';
import {
  capturedState,
  joinStates,
  namedValue,
  notNil,
  type State,
  UNKNOWN,
  type Value,
  type Values,
} from './values.ts';
import type { Base } from './world.ts';

/** Goes through statements. Returns whether what follows them is never reached. */
export function runBody(body: Statement[], run: Run): boolean {
  let ends = false;
  for (const statement of body)
    ends = runStatement(statement, run) || (ends && statement.type !== 'LabelStatement');
  return ends;
}

/** Goes through the body of a function that is called at some other time. */
export function enterFunction(fn: FunctionDeclaration, params: Value[], run: Run): void {
  const outside = run.state;
  run.state = capturedState(fn, outside);
  for (const [index, id] of fn.parameters.entries()) {
    const value = params[index];
    if (id.type === 'Identifier' && value) setLocal(id, value, run);
  }
  runBody(fn.body, run);
  run.state = outside;
}

function runStatement(node: Statement, run: Run): boolean {
  switch (node.type) {
    case 'LocalStatement':
      if (!node.init.length) {
        for (const id of node.variables) setLocal(id, { kind: 'typed', type: NIL }, run);
        return false;
      }
      setLocals(node.variables, valuesFor(node.variables, node.init, run), run);
      softenFlags(node.init, run);
      return false;
    case 'AssignmentStatement':
      assignVariables(node.variables, valuesFor(node.variables, node.init, run), run);
      softenFlags(node.init, run);
      return false;
    case 'CallStatement':
      evaluateAll([node.expression], run);
      return EXITS.includes(calledName(node.expression, run.names) ?? '');
    case 'FunctionDeclaration':
      if (node.isLocal && node.identifier?.type === 'Identifier')
        setLocal(node.identifier, { kind: 'closure', node }, run);
      evaluate(node, run);
      return false;
    case 'ReturnStatement':
      evaluateAll(node.arguments, run);
      return true;
    case 'BreakStatement':
    case 'GotoStatement':
      return true;
    case 'LabelStatement':
      forgetAtLabel(run);
      return false;
    case 'DoStatement':
      return runBody(node.body, run);
    case 'IfStatement':
      return runIf(node.clauses, run);
    case 'WhileStatement': {
      forgetAssigned(node, run);
      evaluate(node.condition, run);
      const before = new Map(run.state);
      narrowByCondition(node.condition, true, run);
      runBody(node.body, run);
      run.state = before;
      narrowByCondition(node.condition, false, run);
      return false;
    }
    case 'RepeatStatement':
      forgetAssigned(node, run);
      runBody(node.body, run);
      evaluate(node.condition, run);
      forgetAssigned(node, run);
      narrowByCondition(node.condition, true, run);
      return false;
    case 'ForNumericStatement': {
      for (const part of [node.start, node.end, node.step]) if (part) checkLimit(part, run);
      runLoop(node, [node.variable], { values: [namedValue('number')], isOpen: false }, run);
      return false;
    }
    case 'ForGenericStatement':
      runLoop(node, node.variables, loopValues(node.iterators, run), run);
      return false;
  }
}

const NUMBERS: Base[] = ['number', 'string', 'cdata'];

function checkLimit(node: Expression, run: Run): void {
  const value = neededValue(node, 'is the limit of a loop', run);
  const bases = value.kind === 'typed' ? basesOf(value.type, run.world) : undefined;
  if (!bases || NUMBERS.some((base) => bases.has(base))) return;
  run.report(node, 'The limit of a loop is not a number.', 'Write a number, such as the length `#list`.');
}

const EXITS = ['error', 'os.exit'];

function runIf(clauses: Extract<Statement, { type: 'IfStatement' }>['clauses'], run: Run): boolean {
  let merged: State | undefined;
  const unsure: Expression[] = [];
  for (const clause of clauses) {
    const condition = clause.type === 'ElseClause' ? undefined : clause.condition;
    if (condition) evaluate(condition, run);
    const otherwise = new Map(run.state);
    if (condition) narrowByCondition(condition, true, run);
    const ends = runBody(clause.body, run);
    if (!ends) merged = merged ? joinStates(merged, run.state) : run.state;
    if (!ends && condition && mayLeave(clause.body, run)) unsure.push(condition);
    run.state = otherwise;
    if (condition) narrowByCondition(condition, false, run);
  }
  const hasElse = clauses.at(-1)?.type === 'ElseClause';
  if (!hasElse) merged = merged ? joinStates(merged, run.state) : run.state;
  if (merged) run.state = merged;
  for (const condition of unsure) settleNilIn(condition, run);
  return merged === undefined;
}

/** A function of the script's own at the end may raise an error. */
function mayLeave(body: Statement[], run: Run): boolean {
  const last = body.at(-1);
  const path = last?.type === 'CallStatement' ? pathOf(last.expression.base) : undefined;
  return path !== undefined && run.names.bindings.has(path[0]);
}

function runLoop(
  node: Extract<Statement, { body: Statement[] }>,
  ids: Identifier[],
  values: Values,
  run: Run,
): void {
  forgetAssigned(node, run);
  const before = new Map(run.state);
  setLocals(ids, values, run);
  runBody(node.body, run);
  run.state = before;
}

/** Whatever a loop assigns may hold the value of another round. */
function forgetAssigned(node: Statement, run: Run): void {
  for (const binding of run.state.keys())
    if (binding.assigned.some((at) => isWithin(at, node))) run.state.set(binding, UNKNOWN);
}

/** Code can get to a label from elsewhere: locals may have another value there, and no doubt of nil counts. */
function forgetAtLabel(run: Run): void {
  for (const [binding, value] of run.state)
    run.state.set(binding, binding.assigned.length ? UNKNOWN : notNil(value));
}
