import { messages } from '@/messages';

interface Entry {
  id: string;
  question: string;
  answer: readonly string[];
  code?: string;
}

/** A question and its answer. Long lines of code can be scrolled, also with the keyboard. */
export function AnswerCard({ entry, number }: { entry: Entry; number: number }) {
  const { id, question, answer, code } = entry;
  return (
    <article
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-card p-6 sm:p-8"
    >
      <p aria-hidden className="label">
        {String(number).padStart(2, '0')}
      </p>
      <h2 id={id} className="heading text-[1.625rem] text-pretty">
        {question}
      </h2>
      {answer.map((paragraph) => (
        <p key={paragraph} className="text-pretty">
          {paragraph}
        </p>
      ))}
      {code && (
        <pre
          role="region"
          aria-label={messages.blogs.codeOf(question)}
          tabIndex={0}
          className="overflow-x-auto rounded-control border border-line bg-panel px-4 py-3.5 font-mono text-[0.8125rem] leading-relaxed"
        >
          <code translate="no">{code}</code>
        </pre>
      )}
    </article>
  );
}
