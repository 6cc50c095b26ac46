/**
 * A rule of our own. The translation of a browser replaces each text node by elements. React goes on to change and
 * remove the old nodes: a change is not seen, and a removal throws. Only a text that is the sole child of an element is
 * safe, for React sets the element's content (R15.171).
 */
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

/** A text between tags: what is written there as JSX keeps it, or '' for the space between lines. */
function writtenText({ value }) {
  return /^\s*\n\s*$/.test(value) ? '' : value;
}

function isDrawn(child) {
  if (child.type === 'JSXText') return writtenText(child) !== '';
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

function isFragment({ type, openingElement }) {
  return type === 'JSXFragment' || openingElement.name.name === 'Fragment';
}

/** What is left of a condition that is not so: `count && ...`. */
function isEmpty(type) {
  return type.isLiteral() && !type.value;
}

/** What a component is given to draw: that is looked at where it is written. */
function isReactNode({ types }) {
  return types.some((type) => type.symbol?.name === 'Iterable');
}

/** A literal, or a constant of one. */
function isFixed(type) {
  return type.isLiteral();
}

export const ownElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changes: 'A text that can change or go needs an element of its own.',
      before: 'What may come stands before a text without an element of its own.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    /** The types of what an expression may draw, and `null` for a list. */
    function drawnTypes(type) {
      if (type.isUnion()) return isReactNode(type) ? [] : type.types.flatMap(drawnTypes);
      if (!checker.isArrayType(type)) return [type];
      return [null, ...checker.getTypeArguments(type).flatMap(drawnTypes)];
    }

    const isText = (type) => type !== null && (type.flags & TEXT) !== 0 && !isEmpty(type);

    function check(node) {
      const children = node.children.filter(isDrawn);
      const isSole = children.length === 1 && !isFragment(node);
      let mayCome = false;
      for (const child of children) {
        if (child.type === 'JSXExpressionContainer') {
          const type = services.getTypeAtLocation(child.expression);
          if (isFixed(type)) continue;
          const types = drawnTypes(type);
          const isList = types.includes(null);
          if (types.some(isText) && (isList || !isSole)) {
            context.report({ node: child, messageId: 'changes' });
          }
          mayCome ||= isList || types.some((one) => one.flags & NOTHING);
        } else if (child.type === 'JSXText' && mayCome && child.value.trim() !== '') {
          context.report({ node: child, messageId: 'before' });
        }
      }
    }

    /** A component's text stands beside others wherever it is used. */
    function checkComponent(node) {
      const name = node.id?.name ?? '';
      if (!/^[A-Z]/.test(name)) return;
      const [signature] = services.getTypeAtLocation(node).getCallSignatures();
      if (signature && drawnTypes(signature.getReturnType()).some(isText)) {
        context.report({ node: node.id, messageId: 'changes' });
      }
    }
    return { JSXElement: check, JSXFragment: check, FunctionDeclaration: checkComponent };
  },
};
