/** The questions and answers of the blogs page. `code` is shown as written. */
export const blogMessages = {
  title: 'Blogs',
  heading: 'Questions from the workshop',
  lead: 'Eight things about web development that we looked up once too often while building this shop, answered the way we would have liked to find them.',
  codeOf: (question: string) => `Code for: ${question}`,

  entries: [
    {
      id: 'stale-state',
      question: 'Why does my React handler see an old value of the state?',
      answer: [
        'Because a handler is a function that was made during one render, and it remembers the variables of that render. Calling the setter does not change the variable that you hold; it asks React to render again, and the next render has its own variable with the new value. Two calls in a row that both compute from the remembered value therefore add one, not two.',
        'When the next value depends on the last, give the setter a function. React calls it with the value that is really current, in the order of the calls. If you need the new value in the same handler, compute it once, keep it in a constant, and pass that on.',
      ],
      code: 'setCount(count + 1);\nsetCount(count + 1); // + 1\n\nsetCount((n) => n + 1);\nsetCount((n) => n + 1); // + 2',
    },
    {
      id: 'list-keys',
      question: 'What is a key in a list, and why should it not be the index?',
      answer: [
        'A key tells React which element of this render is which element of the last one. What keeps its key keeps its state: the text in an input, the focus, the scroll position, a running animation. What has a new key is discarded and built again.',
        'The index says "the third one", whatever that is. Delete the first row, and every other row inherits the state of its neighbor: the half-typed quantity stands beside the wrong product. Nothing breaks as long as the list never changes its order, which is why the mistake survives until a customer finds it. Use what identifies the thing itself, usually its id from the database. And if you want a form to start empty for another product, change its key on purpose.',
      ],
    },
    {
      id: 'cents',
      question: 'Why is 0.1 + 0.2 not 0.3, and how do I keep money?',
      answer: [
        'JavaScript has one kind of ordinary number, a binary fraction of 64 bits. One tenth has no finite form in binary, just as one third has none in decimal, so it is stored as the nearest value that does. Each sum rounds again, and the error shows in the 17th digit.',
        'For a length in feet this does not matter. For money it does, because people compare amounts exactly and add many of them. Count in the smallest unit, cents as whole numbers: those are exact up to 9,007,199,254,740,991. Parse what a person types as a string instead of multiplying a fraction by one hundred, round in one place with a rule that is written down, and turn cents into a price only when you show it.',
      ],
      code: '0.1 + 0.2;   // 0.30000000000000004\n1.005 * 100; // 100.49999999999999\n10 + 20;     // 30 cents, exactly',
    },
    {
      id: 'idempotency',
      question: 'The connection died during an order. May I send it again?',
      answer: [
        'Only if the server can tell that it is the same order. When no answer comes, you cannot know whether the request was lost on its way there or the answer on its way back. GET, PUT and DELETE are defined so that doing them twice leaves the same state as doing them once. POST is not: it may create a second order.',
        'The cure is an idempotency key. The page invents a random id when the form is opened and sends it with every attempt. The server stores it with the order, in the same transaction and under a unique index; a second request with the same key gets the first answer. Make a new key for a new intention, not for a new attempt, and refuse a known key that comes with another body.',
      ],
      code: "const key = crypto.randomUUID();\n\nawait fetch('/orders', {\n  method: 'POST',\n  headers: {\n    'Content-Type': 'application/json',\n    'Idempotency-Key': key,\n  },\n  body: JSON.stringify(order),\n});",
    },
    {
      id: 'tokens',
      question: 'Local storage or a cookie: where does an access token belong?',
      answer: [
        'Each has its own weakness. Whatever is in local storage can be read by any script on the page, so one injected script can take the token away and use it elsewhere. A cookie with HttpOnly cannot be read by a script, but the browser attaches it to requests by itself, also to those that another site provokes; SameSite=Lax and a check of the Origin header take care of that.',
        'If you are free to choose, take the cookie: HttpOnly, Secure, SameSite. If the token has to be in local storage, as in this shop, make theft hard and short: a strict Content-Security-Policy without inline scripts, nothing a person wrote rendered as HTML, and tokens that end after an hour. In both cases an injected script can still act while the page is open. Keeping it out comes first.',
      ],
    },
    {
      id: 'cors',
      question: 'Who does CORS protect?',
      answer: [
        'Not your server, but its users. Without the same-origin policy, any page that you visit could call your bank from your browser, with your cookies, and read the answer. So browsers let a page read answers from other origins only when those agree. CORS is the way to agree: a header that names the origins which may read.',
        'It follows that CORS stops no attacker who has a terminal; your server must check every request as if CORS did not exist. It also follows that a form or an image can still send a request without asking, so no GET may change anything, and a POST that relies on a cookie must check where it comes from. And when the console complains, the fix belongs on the server that is called: name your origin exactly. A proxy that removes the check only moves the problem.',
      ],
    },
    {
      id: 'buttons',
      question: 'When is a div with onClick not a button?',
      answer: [
        'Always. It looks like one, and a mouse can press it, but Tab does not reach it, Enter and Space do nothing, and a screen reader announces plain text. You can add a role, a tabindex and a key handler, and you will have rebuilt, with more code, what the browser gives away, except that a form still will not submit and a disabled state still means nothing.',
        'The rule is short. What goes somewhere is a link with an address, so that it can be opened in a new tab. What does something is a button, with type="button" unless it submits. Everything else stays text. How either looks is a matter of CSS alone. Then put the mouse away and walk through the page with the keyboard; ten minutes of that find more than any tool.',
      ],
      code: '<button type="button" onClick={save}>\n  Save\n</button>\n<a href="/allproduct">All products</a>',
    },
    {
      id: 'layout-shift',
      question: 'Why does my page jump while it loads?',
      answer: [
        'Because something arrived whose size was not announced. An image without a width and height takes no room until its first bytes come. A list that is empty while it loads pushes the footer down when it is there. A web font is wider than the one that stood in for it, and a headline breaks into a third line.',
        'Announce all three. Give every img its width and height; CSS may still scale it, the browser only needs the ratio. Show placeholders in the very shape of what will come. Give the fallback font the measures of the real one with size-adjust and ascent-override. Browsers report what is left as Cumulative Layout Shift; below 0.1 counts as good, and zero is possible.',
      ],
      code: '<img\n  src="plow.svg"\n  width="800"\n  height="600"\n  loading="lazy"\n  alt="A plow with five shares"\n/>',
    },
  ],
};
