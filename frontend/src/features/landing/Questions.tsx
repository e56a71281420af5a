import { faqTexts } from '../../content/home';

/** What people ask before they sign up. */
export function Questions() {
  return (
    <section className="questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{faqTexts.title}</h2>
      <div className="question-list">
        {faqTexts.items.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
