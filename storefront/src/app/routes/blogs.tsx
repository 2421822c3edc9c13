import { useDocumentTitle } from '@/components/ui/use-document-title';
import { AnswerCard } from '@/features/blogs/components/answer-card';
import { messages } from '@/messages';

const blogs = messages.blogs;

/** `/blogs`: questions and answers about web development. */
export default function Blogs() {
  useDocumentTitle(blogs.title);
  return (
    <div className="wrap py-10 sm:py-14">
      <header className="mb-10 grid gap-3">
        <p className="label">{blogs.title}</p>
        <h1 className="heading text-4xl sm:text-5xl">{blogs.heading}</h1>
        <p className="max-w-prose text-lg text-muted text-pretty">{blogs.lead}</p>
      </header>
      {/* columns instead of a grid, because the lengths of the cards differ greatly */}
      <ul className="gap-6 lg:columns-2">
        {blogs.entries.map((entry, index) => (
          <li key={entry.id} className="mb-6 break-inside-avoid">
            <AnswerCard entry={entry} number={index + 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}
